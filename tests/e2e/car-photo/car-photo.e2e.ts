import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { callOf } from '#tests/e2e/support/faults.ts';
import { checkAtRest, expect, journeyIn, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { exifData, SECRET, SVG } from '#tests/support/photos.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';

const LIMIT = 'Limit file size 2 Mb, please try again.';

interface Drawn {
  readonly width: number;
  readonly height: number;
  /** Every pixel another colour, which no JPEG makes small. */
  readonly isNoise: boolean;
  /** As Exif has it: 1 is upright, 6 lies on its side. */
  readonly orientation: number;
}

/** A photo as a phone makes it: drawn by the browser, with a place in it. */
async function photoOf(
  { page }: CarsPage,
  { orientation, ...drawing }: Drawn = { width: 640, height: 480, isNoise: false, orientation: 1 },
): Promise<Buffer> {
  const base64 = await page.evaluate(({ width, height, isNoise }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#0f5f69';
      pen.fillRect(0, 0, width, height);
    }
    if (pen && isNoise) {
      const image = pen.createImageData(width, height);
      for (let at = 0; at < image.data.length; at += 65_536)
        crypto.getRandomValues(image.data.subarray(at, at + 65_536));
      for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
      pen.putImageData(image, 0, 0);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, drawing);
  const drawn = Buffer.from(base64, 'base64');
  const exif = exifData(orientation);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([drawn.subarray(0, 2), head, exif, drawn.subarray(2)]);
}

const inForm = (cars: CarsPage) => cars.main.getByRole('img', { name: cars.say('Photo of the car') });
/** Whether the browser could draw it. */
const widthOf = (cars: CarsPage) => inForm(cars).evaluate((image: HTMLImageElement) => image.naturalWidth);

for (const language of ['th', 'en'] as const)
  test(
    `CAR-03, CAR-06 in ${language} a photo of a car is chosen, refused over 2 MB or where it is none, sent, shown, kept over a reload, saved, changed and removed; its card shows all that the account has of a car`,
    { tag: [WIDTH_OF[language], ...journeyIn(language)] },
    async ({ page }) => {
      const cars = new CarsPage(page, language);
      await cars.openSignedIn();
      await cars.link('Add a car').click();
      const input = page.locator('#car-photo');
      const problem = page.locator('#car-photo-error');
      const photo = await photoOf(cars);
      expect(photo.includes(SECRET)).toBe(true);
      const jpeg = (buffer: Buffer) => ({ name: 'car.jpg', mimeType: 'image/jpeg', buffer });

      await input.setInputFiles(jpeg(Buffer.alloc(PHOTO_MAX_BYTES + 1)));
      await expect(problem).toHaveText(cars.say(LIMIT));
      await input.setInputFiles(jpeg(SVG));
      await expect(problem).toContainText('JPEG');
      await expect(inForm(cars)).toHaveCount(0);

      const seen = page.waitForResponse(
        (response) => /\/x\/photos\//.test(response.url()) && response.request().method() === 'GET',
      );
      await input.setInputFiles(jpeg(photo));
      await expect(problem).toHaveCount(0);
      expect((await (await seen).body()).includes(SECRET)).toBe(false);
      await expect.poll(() => widthOf(cars)).toBe(640);
      // Taken away again before it was saved: nothing of it stays in the form.
      await cars.button('Remove the photo').click();
      await expect(cars.button('Add a photo')).toBeFocused();
      const kept = () => page.evaluate(() => localStorage.getItem('roddee.car-form.typed'));
      await expect.poll(kept).toContain('"photo":null');
      await input.setInputFiles(jpeg(photo));
      await expect.poll(() => widthOf(cars)).toBe(640);
      await cars.typeCar('คันเก่ง', '5กก 5555');
      await checkAtRest(cars, ['คันเก่ง', '5กก 5555', 'สมหญิง', 'ใจงาม', 'JPEG', 'PNG', 'WebP', 'MB']);
      await page.reload();
      await expect.poll(() => widthOf(cars)).toBe(640);
      const answered = page.waitForResponse((response) => callOf(response.request()) === 'listMyCars');
      await cars.save();
      await expect(cars.card('คันเก่ง').locator('img')).toBeVisible();
      const { results } = (await (await answered).json()) as { results: { car_profile_list: readonly CarProfile[] } };
      const [car] = results.car_profile_list;
      if (!car) throw new Error('no car is listed');
      expect(car).toMatchObject({
        car_profile_id: expect.stringMatching(/^[\da-f-]{36}$/),
        car_name: 'คันเก่ง',
        car_register_number: '5กก 5555',
        master_car_data_id: expect.any(Number),
        favorite: true,
      });
      const shown = cars.card('คันเก่ง');
      const year = language === 'th' ? Number(car.year) + 543 : car.year;
      await expect(shown).toContainText(`${car.brand} ${car.model} ${car.variant} · ${year}`);
      await expect(shown).toContainText('5กก 5555');
      await expect(shown).toContainText(cars.say('Favourite'));
      await expect(shown.locator('img')).toHaveAttribute('src', car.car_image_url ?? '');

      await cars
        .card('คันเก่ง')
        .getByRole('link', { name: cars.say('Edit') })
        .click();
      await expect.poll(() => widthOf(cars)).toBe(640);
      const before = await inForm(cars).getAttribute('src');
      await input.setInputFiles(jpeg(photo));
      await expect(inForm(cars)).not.toHaveAttribute('src', before ?? '');
      await cars.save();
      await expect(cars.card('คันเก่ง').locator('img')).toBeVisible();
      expect((await page.request.get(before ?? '')).status()).toBe(404);

      await cars
        .card('คันเก่ง')
        .getByRole('link', { name: cars.say('Edit') })
        .click();
      await cars.button('Remove the photo').click();
      await expect(inForm(cars)).toHaveCount(0);
      await cars.save();
      await expect(cars.card('คันเก่ง')).toBeVisible();
      await expect(cars.card('คันเก่ง').locator('img')).toHaveCount(0);
    },
  );

test(
  'CAR-03 a photo over 2 MB is made smaller and stays upright; a HEIC that cannot be opened is answered with what to do',
  { tag: PHONE },
  async ({ page }) => {
    const cars = new CarsPage(page, 'th');
    await cars.openSignedIn();
    await cars.link('Add a car').click();
    const input = page.locator('#car-photo');
    const problem = page.locator('#car-photo-error');
    const large = await photoOf(cars, { width: 2400, height: 1600, isNoise: true, orientation: 6 });
    expect(large.length).toBeGreaterThan(PHOTO_MAX_BYTES);
    const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
    await input.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
    expect((await sent).status()).toBe(200);
    await expect(inForm(cars)).toBeVisible();
    await expect
      .poll(() => inForm(cars).evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
      .toBeCloseTo(1.5, 1);
    await expect(problem).toHaveCount(0);

    await input.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(1000) });
    await expect(problem).toContainText('HEIC');
    await expect(problem).toContainText('JPEG');
    await expect(inForm(cars)).toBeVisible();
  },
);
