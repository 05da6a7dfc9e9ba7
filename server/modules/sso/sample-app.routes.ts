import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { httpStatusOf } from '../../http/envelope.ts';
import { errorTexts } from '../../http/error-texts.ts';
import { countCard } from '../../http/rate-limit.ts';
import { fieldsOf, textIn, type Fields } from '../../http/request/fields.ts';
import { languageOf } from '../../http/request/language.ts';
import { isOurOrigin } from '../../http/request/origin.ts';
import { loggedFailure } from '../../http/thrown-failure.ts';
import { handOverFor } from '../webview/hand-over.service.ts';
import { membersPage } from './sample-app.page.ts';
import { sendPage } from './send-page.ts';
import { isCardNumber, listDemoCards } from './sso.repo.ts';
import { ssoTexts } from './sso.texts.ts';

interface SampleAppDeps {
  readonly db: Db;
  readonly config: { readonly publicOrigins: readonly string[]; readonly limits: Parameters<typeof countCard>[2] };
}

/** Simulates the mobile app, which opens the webview with a value for its member in the hash (decision 45). Its requests are not logged. */
export function registerSampleApp(app: FastifyInstance, { db, config }: SampleAppDeps): void {
  const languageIn = (fields: Fields, request: FastifyRequest): Language => {
    const lang = textIn(fields, 'lang');
    return isLanguage(lang) ? lang : languageOf(request.headers['accept-language']);
  };
  const members = async (reply: FastifyReply, lang: Language, problem: { status: number; text: string } | null) =>
    sendPage(reply, problem?.status ?? 200, membersPage(lang, await listDemoCards(db), problem?.text ?? null));

  app.get('/sso/app', (request, reply) => members(reply, languageIn(fieldsOf(request.query), request), null));

  app.post('/sso/app', async (request, reply) => {
    const fields = fieldsOf(request.body);
    const lang = languageIn(fields, request);
    try {
      if (!isOurOrigin(request.headers, config.publicOrigins)) throw new CallFailure('foreignOrigin');
      await countCard(db, request.ip ?? '', config.limits);
      const card = textIn(fields, 'card') ?? '';
      const value = isCardNumber(card) ? await handOverFor(db, card) : null;
      if (value === null) return await members(reply, lang, { status: 422, text: ssoTexts[lang].appUnknown });
      return await reply
        .code(303)
        .header('Cache-Control', 'no-store')
        .header('Location', `/${lang}/webview/redeem/button#handover=${value}`)
        .send();
    } catch (error) {
      const { failure, details } = loggedFailure(request, error);
      if (details.retry_after !== undefined) reply.header('Retry-After', String(details.retry_after));
      const status = failure === 'tooManyRequests' ? 429 : httpStatusOf(failure);
      return members(reply, lang, { status, text: errorTexts[failure][lang] });
    }
  });
}
