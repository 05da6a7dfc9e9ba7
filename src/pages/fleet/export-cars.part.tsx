import type { ReactNode } from 'react';
import { dayInFileName } from '#domain/fields/file-name.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SheetButton } from '#src/parts/sheets/sheet-button.tsx';
import type { FleetRow } from './fleet-rows.ts';
import { fleetSheet } from './fleet-sheet.view.ts';

interface ExportCarsProps {
  readonly rows: readonly FleetRow[];
  readonly today: BranchDate;
  /** For how many cars, in words. */
  readonly children: ReactNode;
}

/** The cars as an Excel file (FLEET-03): those that are chosen, found, or all. */
export function ExportCars({ rows, today, children }: ExportCarsProps) {
  const language = useLanguage();
  return (
    <SheetButton
      sheet={() =>
        fleetSheet(
          rows.map(({ car }) => car),
          language,
        )
      }
      fileName={`roddee-cars-${dayInFileName(today, language)}.xlsx`}
    >
      {children}
    </SheetButton>
  );
}
