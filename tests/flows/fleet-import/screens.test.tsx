import { vi } from 'vitest';
import type { FleetImportPorts } from '#machines/fleet-import/fleet-import.ports.ts';
import { FleetImportPart } from '#src/flows/fleet-import/fleet-import.part.tsx';
import { walkScreens } from '#tests/support/model/screens.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { COMPANY, portsWith } from './ports.ts';
import { readerWorker } from './reader-worker.ts';
import { LAST, model } from './scenes.ts';
import { invalidation, isPossible } from './ways.ts';

const open = async () => {
  const reader = readerWorker();
  // Rows exist where there is room for them.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const opened = await wiredPage<FleetImportPorts>({
    chart,
    ports: portsWith(reader),
    always: { listCarTree: () => ({ brand_list: [] }), readLastImport: () => ({ last_import: LAST }) },
    part: (host) => <FleetImportPart host={host} company={COMPANY} ways={null} />,
  });
  const close = () => {
    opened.close();
    reader.close();
    vi.restoreAllMocks();
  };
  return { ...opened, close, user: null, view: reader };
};

walkScreens({ chart, model, render: open, invalidation, isPossible });
