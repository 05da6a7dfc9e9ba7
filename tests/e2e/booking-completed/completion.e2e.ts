import { readFile } from 'node:fs/promises';
import { proofIn } from '#domain/fields/booking-proof.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { codeAsShown, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

const IN_APP = 'The browser inside this app cannot print. Open this page in Safari, Chrome or another browser first.';
const NO_PRINT = 'This browser cannot print. Take a picture of the screen, or note the booking code.';
const LINE_AGENT =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Line/14.9.1/IAB';

test(
  'RB-07, RB-09, RB-13, RB-18 after confirming there is a ticket to keep and nothing to edit',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const { say, main } = booking;
    await booking.open('?aff=partner-9');
    const customer = newCustomer();
    await booking.reach('summary', customer);
    const draft = await booking.draft();
    const confirming = page.waitForRequest((request) => request.url().includes('/appointment/confirm'));
    const code = await booking.confirm();
    const sent = new URLSearchParams((await confirming).postData() ?? '');
    expect([sent.get('item'), sent.get('aff'), sent.get('device')]).toEqual([
      draft?.['appointment_id'],
      'partner-9',
      'web',
    ]);
    await expect(main).toContainText(codeAsShown(code));
    await expect(page.getByRole('img', { name: say('QR code of the booking code') })).toBeVisible();
    await expect(booking.link('Directions')).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d+\.\d+,\d+\.\d+$/,
    );
    expect(draft?.['carBrandList']).not.toEqual([]);
    expect(await booking.draft()).toMatchObject({
      branch: null,
      customer_data: null,
      appointment_id: null,
      carBrandList: draft?.['carBrandList'],
    });

    const downloading = page.waitForEvent('download');
    await booking.button('Add to calendar').click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^roddee-25\\d\\d-\\d\\d-\\d\\d-${code}\\.ics$`));
    const lines = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
    const { date_time: startsAt } = { date_time: '', ...(draft?.['dateTime'] as object | undefined) };
    const start = new Date(startsAt).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toContain(`DTSTART:${start}`);
    const notes = lines.find((line) => line.startsWith('DESCRIPTION'));
    for (const part of [codeAsShown(code), displayPlate(customer.plate)]) expect(notes).toContain(part);
    await expect(booking.button('Saved')).toBeVisible();
    await expect(booking.button('Add to calendar')).toBeVisible();

    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.reload();
    await expect(main).toContainText(codeAsShown(code));
    await booking.button('Print').click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.evaluate(
      (agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent, configurable: true }),
      LINE_AGENT,
    );
    await booking.button('Print').click();
    await expect(page.getByText(say(IN_APP))).toBeVisible();
    await page.reload();
    await page.evaluate(() => Object.defineProperty(window, 'print', { value: undefined }));
    await booking.button('Print').click();
    await expect(page.getByText(say(NO_PRINT))).toBeVisible();

    await page.goBack();
    await page.waitForLoadState();
    await expect(booking.confirmButton).toHaveCount(0);
    await expect(booking.field('Licence plate')).toHaveCount(0);
  },
);

test(
  'the code can be copied, shared, sent by LINE or saved as a picture, and the branch can be called',
  { tag: PHONE },
  async ({ page, context, bookingIn }) => {
    const booking = bookingIn('th');
    const { main, say } = booking;
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', { configurable: true, value: async (it: unknown) => shared.push(it) });
    });
    await booking.open();
    const customer = newCustomer();
    await booking.reach('summary', customer);
    const code = await booking.confirm();
    await expect(main).toContainText(say('Show this code or give your plate. Save it: we don’t text it.'));
    await expect(main.locator('a[href^="tel:0"]')).toHaveText(/^0\d/);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await booking.button('Copy the code').click();
    await expect(booking.button('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    await booking.button('Share').click();
    const shared = await page.evaluate(() => JSON.stringify(Object.getOwnPropertyDescriptor(window, 'shared')?.value));
    for (const part of [codeAsShown(code), new URL('/th/booking/find', page.url()).href])
      expect(shared).toContain(part);
    // Who gets it can show the code, and see or cancel nothing with it.
    expect(shared).not.toContain(customer.plate);
    const [message] = JSON.parse(shared) as { text: string }[];
    expect(proofIn(message?.text ?? '')).toEqual({ plate: '', code: codeAsShown(code) });

    await page.evaluate(() => {
      const drawn: string[] = [];
      Object.assign(window, { drawn });
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function draw(text, x, y) {
        drawn.push(text);
        fillText.call(this, text, x, y);
      };
    });
    const downloading = page.waitForEvent('download');
    await booking.button('Save as picture').click();
    const picture = await downloading;
    expect(picture.suggestedFilename()).toMatch(new RegExp(`^roddee-25\\d\\d-\\d\\d-\\d\\d-${code}\\.png$`));
    const bytes = await readFile(await picture.path());
    expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(['PNG', 1080]);
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(900);
    await expect(booking.button('Saved')).toBeVisible();
    const drawn = await page.evaluate(() => String(Object.getOwnPropertyDescriptor(window, 'drawn')?.value));
    const call = await main.locator('a[href^="tel:0"]').innerText();
    // On the page they also say whose time it is; the picture is for the way to the branch.
    const zone = ` ${booking.say('Thai time')}`;
    const rules = (await main.locator('ul li b').allInnerTexts()).map((rule) => rule.replace(zone, ''));
    expect(rules).toHaveLength(2);
    for (const part of [codeAsShown(code), displayPlate(customer.plate), call, ...rules]) expect(drawn).toContain(part);
    await expect(booking.button('Save as picture')).toBeVisible();

    await page.evaluate(() => {
      const value = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { value });
      HTMLCanvasElement.prototype.getContext = () => null;
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    for (const [button, words] of [
      ['Share', 'This browser could not share it. Copy the code instead.'],
      ['Save as picture', 'The picture could not be made. Take a screenshot of this page instead.'],
      ['Copy the code', 'This browser does not let us copy. Press and hold the code to copy it.'],
    ] as const) {
      await booking.button(button).click();
      await expect(main.getByText(say(words))).toBeVisible();
    }

    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.reload();
    const line = page.getByRole('link', { name: say('Send by LINE') });
    expect(new URL((await line.getAttribute('href')) ?? '').searchParams.get('text')).toContain(codeAsShown(code));
    await expect(booking.button('Share')).toHaveCount(0);
  },
);
