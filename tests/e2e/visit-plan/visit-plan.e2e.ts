import { inDatabase } from '#tests/e2e/support/database.ts';
import { callOf, spoil } from '#tests/e2e/support/faults.ts';
import { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { companyWith, OF_COMPANY } from '#tests/e2e/corporate/corporate-page.ts';
import { VisitPlanPage } from './visit-plan-page.ts';

const PLATES = ['1กก 1111', '2กก 22', '3กก 333', '70-1234'];
const NAMES = [...OF_COMPANY, ...PLATES];

test(
  'chosen cars get branch, day and time; one is moved with the mouse, one by keyboard, and planning again and a reload keep both',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new VisitPlanPage(page, 'en');
    const company = await companyWith(PLATES);
    await site.openFor(company, PLATES);
    await site.main.getByLabel(site.say('Off the road on one day, at most')).selectOption('2');
    await checkAtRest(site, NAMES);
    await site.find.click();
    await expect(site.chips).toHaveCount(PLATES.length);
    await checkAtRest(site, NAMES);
    expect(await inDatabase('select id from appointment where owner_id = $1', [company.id])).toEqual([]);

    const dayOf = async (plate: string) =>
      Number(await site.chipOf(plate).locator('xpath=ancestor::*[@data-column]').getAttribute('data-column'));
    const cell = (plate: string, column: number) => site.rowOf(plate).locator(`[data-column="${column}"]`);
    const [mouse = '', keyboard = ''] = PLATES;
    const open = await cell(mouse, 1)
      .locator('xpath=..')
      .locator('[role=gridcell]:not([data-closed])')
      .nth(3)
      .getAttribute('data-column');
    await site.chipOf(mouse).dragTo(cell(mouse, Number(open)));
    await expect.poll(() => dayOf(mouse)).toBe(Number(open));
    await expect(site.chipOf(mouse)).toHaveAttribute('data-pinned', 'true');

    const before = await dayOf(keyboard);
    await cell(keyboard, before).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => dayOf(keyboard)).toBeGreaterThan(before);
    const after = await dayOf(keyboard);
    const time = await site.chipOf(keyboard).innerText();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(site.chipOf(keyboard)).not.toHaveText(time);
    const later = await site.chipOf(keyboard).innerText();

    await site.button('Plan again').click();
    await expect(site.chips).toHaveCount(PLATES.length);
    expect([await dayOf(mouse), await dayOf(keyboard)]).toEqual([Number(open), after]);
    expect(await site.chipOf(keyboard).innerText()).toBe(later);
    await page.reload();
    await expect(site.chips).toHaveCount(PLATES.length);
    expect([await dayOf(mouse), await dayOf(keyboard)]).toEqual([Number(open), after]);
    expect(await site.chipOf(keyboard).innerText()).toBe(later);
  },
);

test(
  'CB-05 after one visit is moved and one left out, a reload, the other language, a new tab and another tab show the same plan, and a visit whose time is gone is named',
  { tag: DESKTOP },
  async ({ page, context }) => {
    const site = new VisitPlanPage(page, 'en');
    const company = await companyWith(PLATES);
    await site.openFor(company, PLATES);
    await site.find.click();
    await expect(site.chips).toHaveCount(PLATES.length);
    const [moved = '', out = '', lost = ''] = PLATES;
    const placeIn = async (one: VisitPlanPage, plate: string) => {
      const column = await one.chipOf(plate).locator('xpath=ancestor::*[@data-column]').getAttribute('data-column');
      return `${column} ${(await one.chipOf(plate).locator('b').innerText()).trim()}`;
    };
    const plan = async (one: VisitPlanPage) => {
      const places: Record<string, string> = {};
      for (const plate of PLATES)
        // oxlint-disable-next-line no-await-in-loop -- one row after the other
        if (plate !== out) places[plate] = await placeIn(one, plate);
      return places;
    };
    await site.chipOf(moved).click();
    await site.rowOf(moved).locator('[data-column]:has([draggable])').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await site.rowOf(out).locator('[data-column="0"]').focus();
    await page.keyboard.press('Delete');
    await expect(site.chips).toHaveCount(PLATES.length - 1);
    const shown = await plan(site);

    await page.reload();
    await expect(site.chips).toHaveCount(PLATES.length - 1);
    expect(await plan(site)).toEqual(shown);
    await expect(site.rowOf(out)).toContainText('You left it out.');
    await expect(site.button('Undo')).toBeEnabled();

    await page.goto('/th/corporate/booking/plan');
    const thai = new VisitPlanPage(page, 'th');
    await expect(thai.chips).toHaveCount(PLATES.length - 1);
    expect(await plan(thai)).toEqual(shown);

    const second = new VisitPlanPage(await context.newPage(), 'en');
    await second.open('/booking/plan');
    await expect(second.chips).toHaveCount(PLATES.length - 1);
    expect(await plan(second)).toEqual(shown);
    await second.button('Undo').click();
    await expect(second.chips).toHaveCount(PLATES.length);
    await expect(thai.chips).toHaveCount(PLATES.length);
    expect(await plan(thai)).toEqual(shown);
    await second.page.close();

    await page.evaluate(
      (car) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('roddee.corporate.plan.')) ?? '';
        const stored = JSON.parse(localStorage.getItem(key) ?? '') as {
          visits: { carId: string; startCell: number }[];
        };
        for (const visit of stored.visits) if (visit.carId === car) visit.startCell = 0;
        localStorage.setItem(key, JSON.stringify(stored));
      },
      company.cars[PLATES.indexOf(lost)] ?? '',
    );
    await page.reload();
    await expect(thai.chips).toHaveCount(PLATES.length - 1);
    await expect(thai.rowOf(lost)).toContainText(thai.say('Its time is taken by now.'));
  },
);

test(
  'CB-03 a plan is taken: its cars are ready to be held with the branch, day and time of the plan, and are booked',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new VisitPlanPage(page, 'en');
    const company = await companyWith(PLATES);
    await site.openFor(company, PLATES);
    await site.main.getByLabel(site.say('Days of the week')).selectOption('all');
    await site.find.click();
    await expect(site.chips).toHaveCount(PLATES.length);
    await site.main.getByRole('button', { name: 'Use this plan for 4 cars' }).click();
    await expect(page).toHaveURL(/\/en\/corporate\/booking$/);
    await expect(site.main.getByRole('heading', { level: 2, name: 'Ready' })).toContainText('4 cars');
    await site.main.getByRole('button', { name: 'Hold the times of 4 cars' }).click();
    await site.main.getByRole('button', { name: 'Confirm 4 cars' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '4 cars are booked' })).toBeVisible();
    const booked = await inDatabase("select id from appointment where owner_id = $1 and state = 'confirmed'", [
      company.id,
    ]);
    expect(booked).toHaveLength(PLATES.length);
  },
);

test(
  'cars that find no time on the only day say why and offer what would help; the way out is taken, and planning can be stopped',
  { tag: [PHONE, DESKTOP] },
  async ({ page }) => {
    const site = new VisitPlanPage(page, 'en');
    await site.openFor(await companyWith(PLATES.slice(0, 3)), PLATES.slice(0, 3));
    await site.main.getByLabel(site.say('Off the road on one day, at most')).selectOption('1');
    await site.main.getByLabel(site.say('Days of the week')).selectOption('all');
    const from = await site.main.getByLabel(site.say('From'), { exact: true }).inputValue();
    const until = site.main.getByLabel(site.say('Done by'), { exact: true });
    await until.fill(from);
    await until.press('Tab');

    await page.route('**/x/plan/visits/', () => undefined, { times: 1 });
    await site.find.click();
    await site.button('Stop planning').click();
    await expect(site.find).toBeVisible();
    await site.find.click();

    const reason = site.main.getByText('1 of 1 days have as many cars as you allow.');
    await expect(reason).toHaveCount(2);
    await checkAtRest(site, NAMES);
    await site.main
      .getByRole('button', { name: /2 cars off the road that day$/ })
      .first()
      .click();
    await expect(reason).toHaveCount(1);
    await expect(site.button('Undo')).toBeEnabled();
    await site.main.getByRole('button', { name: 'Leave it out' }).last().click();
    await expect(site.text('You left it out.')).toBeVisible();
    await checkAtRest(site, NAMES);
    await expect(site.main.getByRole('button', { name: 'Use this plan for 2 cars' })).toBeVisible();
  },
);

test(
  'a car that was booked meanwhile takes no part and is named; on the phone the plan is one list by day',
  { tag: PHONE },
  async ({ page }) => {
    const site = new VisitPlanPage(page, 'en');
    const company = await companyWith(PLATES);
    await site.openFor(company, PLATES);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (callOf(request) === 'planVisits') sent.push(request.url());
    });
    const [, plate = ''] = PLATES;
    const booking = await OtherGuest.as(page.context().request).bookLate(1023, plate);
    await inDatabase('update appointment set car_id = $2 where id = $1', [booking.id, company.cars[1]]);
    await site.find.click();
    await expect(site.lines).toHaveCount(PLATES.length);
    await expect(site.lines.filter({ hasText: plate })).toContainText('It has a booking already.');
    await checkAtRest(site, NAMES);
    const line = site.main.locator('section').nth(1).locator('li').first();
    await line.getByRole('button').first().click();
    await line.getByRole('button', { name: 'Keep it here' }).click();
    await expect(line).toHaveAttribute('data-pinned', 'true');
    await checkAtRest(site, NAMES);
    expect(sent).toHaveLength(1);
    expect(sent.join('')).not.toContain('กก');
  },
);

test(
  'API-02 a plan that gets no good answer is said to have failed, and is asked for again by a tap with the same wishes',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503/);
    const site = new VisitPlanPage(page, 'en');
    await site.openFor(await companyWith(PLATES), PLATES);
    await site.main.getByLabel(site.say('Off the road on one day, at most')).selectOption('1');
    const mend = await spoil(page, 'planVisits', 'answers 503');
    await site.find.click();
    await expect(site.button('Try again')).toBeVisible();
    await checkAtRest(site, NAMES);
    mend();
    await site.button('Try again').click();
    await expect(site.chips).toHaveCount(PLATES.length);
  },
);
