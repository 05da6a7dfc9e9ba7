import { screen as page } from '@testing-library/react';
import { expect } from 'vitest';
import type { DriverLinkPorts } from '#machines/driver-link/driver-link.ports.ts';
import type { DriverLinkState } from '#machines/driver-link/driver-link.selectors.ts';
import type { DriverLinkEvent, DriverLinkInput, LinkChange } from '#machines/driver-link/driver-link.types.ts';
import { DriverLinkPart } from '#src/flows/driver-link/driver-link.part.tsx';
import { linkMessage } from '#src/flows/driver-link/driver-link.view.ts';
import { press as pressIt } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { CODE, ports } from './ports.ts';

const driver = { name: 'สมปอง ใจเย็น', tel: '0898765432' };
const visit = {
  startsAt: '2026-11-27T10:30:00+07:00',
  plate: '1กก1234',
  branch: { th: 'บางนา กม. 4', en: 'Bang Na Km 4' },
};

async function open(name: string) {
  const told = { changes: 0 };
  const onChanged = () => void (told.changes += 1);
  const { bookingId, link } = chart.fixtures.inputs[name] as DriverLinkInput;
  const part = await wiredPage<DriverLinkPorts>({
    chart,
    ports,
    part: (host) => (
      <DriverLinkPart
        host={host}
        code={CODE}
        visit={{ ...visit, id: bookingId }}
        link={link}
        driver={driver}
        onChanged={onChanged}
      />
    ),
  });
  return { ...part, user: null, view: { link, told } };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const press = (name: string | RegExp) => async () => pressIt(page.getByRole('button', { name }), String(name));
const buttons = () => page.queryAllByRole('button').map(({ textContent }) => textContent);
const links = () => page.queryAllByRole('link').map((each) => each.getAttribute('href') ?? '');
const UNKNOWN: Record<LinkChange, string> = {
  make: 'We do not know yet whether the link was made.',
  revoke: 'We do not know yet whether the link was revoked.',
};
const isSaid = (text: string) => page.queryByText(text) !== null;

const model: ScreenModel<DriverLinkState, DriverLinkEvent, null, View> = {
  executors: {
    'link.wanted': press(/^Make a (new )?link$/),
    'revoking.asked': press('Revoke the link'),
    'revoking.agreed': press('Revoke'),
    'revoking.declined': press('Keep the link'),
    'retry.requested': press('Try again'),
    'refusal.dismissed': press('Close'),
    'session.superseded': null,
  },
  assertions: {
    resting: ({ link, isRevoked }, view) => {
      expect(isSaid('The link was revoked. It no longer opens for anybody.')).toBe(isRevoked);
      if (link === null) return expect(buttons()).toEqual(['Make a link']);
      expect(isSaid('It opens until the end of Fri 27 Nov.')).toBe(true);
      if (link.token === null) {
        expect(buttons()).toEqual(['Make a new link', 'Revoke the link']);
        return expect(page.queryByRole('textbox')).toBeNull();
      }
      const address = `http://localhost:3000/th/visit#${link.token}`;
      expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Address of the link' }).value).toBe(address);
      expect(buttons()).toEqual(['Copy the link', 'Revoke the link']);
      const [call, line, sms] = links();
      expect(call).toBe(`tel:${driver.tel}`);
      const text = encodeURIComponent(linkMessage(visit, address, 'th'));
      expect([line, sms]).toEqual([`https://line.me/R/share?text=${text}`, `sms:${driver.tel}?&body=${text}`]);
      expect(view.told.changes).toBeGreaterThan(0);
    },
    asking: () => {
      expect(page.getByRole('group', { name: 'Revoke the link?' })).toBeTruthy();
      expect(buttons()).toEqual(['Keep the link', 'Revoke']);
      expect(document.activeElement?.textContent).toBe('Keep the link');
    },
    changing: ({ change, isRepeat }) => {
      const busy = change === 'make' ? 'Making the link…' : 'Revoking…';
      expect([buttons(), isSaid(UNKNOWN[change])]).toEqual([[isRepeat ? 'Checking…' : busy], isRepeat]);
    },
    outcomeUnknown: ({ change }) => expect([buttons(), isSaid(UNKNOWN[change])]).toEqual([['Try again'], true]),
    refused: ({ change, message }) => {
      expect(buttons()).toEqual(['Try again', 'Close']);
      expect(page.getByRole('alert').textContent).toBe(
        `The link was not ${change === 'make' ? 'made' : 'revoked'}.${message ?? 'Please try again.'}Try againClose`,
      );
    },
  },
};

walkScreens({ chart, model, render: open, invalidation: alsoWalked });
