import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { STATUS } from '#domain/appointment.ts';
import { LANGUAGES, type Language } from '#domain/constants.ts';
import { displayCode } from '#domain/fields/booking-code.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { appSecretOf } from '../../db/app-secret.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { within } from '../../http/admission/gate.ts';
import { fieldsOf, textIn } from '../../http/request/fields.ts';
import { readById } from './appointments.repo.ts';
import { presentForOwner } from './presented.service.ts';
import { isCalendarSigned } from './signed-calendar.service.ts';

const NAME = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.ics$/;
const WORDS: Readonly<Record<Language, { readonly visit: string; readonly code: string }>> = {
  th: { visit: 'นำรถเข้าบริการ', code: 'รหัสจอง' },
  en: { visit: 'Car service', code: 'Booking code' },
};

/** The calendar file at an address, for browsers that can neither keep nor open one that the page makes. It has no contact data. */
export function registerCalendar(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const secretOf = appSecretOf(db);

  const fileOf = async (request: FastifyRequest): Promise<string | null> => {
    const query = fieldsOf(request.query);
    const id = NAME.exec(textIn(fieldsOf(request.params), 'name') ?? '')?.[1];
    const language = LANGUAGES.find((each) => each === textIn(query, 'lang'));
    if (id === undefined || language === undefined) return null;
    const sent = { until: textIn(query, 'until') ?? '', signature: textIn(query, 'signature') ?? '' };
    const now = await readNow(db);
    if (!isCalendarSigned(await secretOf(), { id, language, now }, sent)) return null;
    const row = await readById(db, id);
    const [booking] = row === null ? [] : await presentForOwner(db, [row], language);
    if (booking?.code == null || booking.status !== STATUS.confirmed) return null;
    const { branch, services, customer_data: customer, date_time: startsAt, end_time: endsAt } = booking;
    const words = WORDS[language];
    return calendarFile({
      id,
      startsAt,
      endsAt,
      madeAt: now.toISOString(),
      title: `${words.visit}: ${branch.name}`,
      place: [branch.name, branch.address ?? ''].filter(Boolean).join(', '),
      position: branch.location,
      notes: [
        `${words.code} ${displayCode(booking.code)}`,
        displayPlate(customer.register_number),
        services.map(({ name }) => name).join(', '),
      ].join('\n'),
    });
  };

  app.get('/x/appointment/calendar/:name', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const seconds = app.overdrawn(request, 'reads');
    if (seconds > 0) return reply.code(429).header('Retry-After', String(seconds)).send();
    const file = await within(app.gates.reading, () => fileOf(request));
    if (file === null) return reply.code(404).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="booking.ics"')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(file);
  });
}
