import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requiredLine } from '#contract/codecs.ts';
import type { Language } from '#domain/constants.ts';
import { emailProblem } from '#domain/fields/email.ts';
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
import { returnAddress, withAnswer } from './return-address.ts';
import { sendPage } from './send-page.ts';
import { cardsPage, noticePage, type SsoRequest, type TypedFields } from './sso.page.ts';
import { grantFor, isCardNumber, listDemoCards, makeCard } from './sso.repo.ts';
import { ssoTexts, type SsoTexts } from './sso.texts.ts';

interface SsoDeps {
  readonly db: Db;
  readonly config: { readonly publicOrigins: readonly string[]; readonly limits: Parameters<typeof countCard>[2] };
  /** The origin through which this request reached the server, if PUBLIC_ORIGIN is not set. */
  readonly originOf: (host: string | undefined) => string;
}

const MAX_STATE = 200;
/** The maximum length when encoded: some browsers and proxies refuse longer addresses. */
const MAX_ADDRESS = 2_000;

const newCard = z.object({
  first_name: requiredLine(80),
  last_name: requiredLine(80),
  tel: z.string().check(z.regex(/^(\d{10})?$/)),
  email: z.string().check(z.refine((text) => text === '' || emailProblem(text) === null)),
});

const textOf = (fields: Fields, name: string): string => textIn(fields, name)?.trim() ?? '';

const askedBy = (fields: Fields, request: FastifyRequest): SsoRequest => {
  const lang = fields['lang'];
  return {
    redirect_uri: textOf(fields, 'redirect_uri'),
    state: textOf(fields, 'state'),
    lang: isLanguage(lang) ? lang : languageOf(request.headers['accept-language']),
  };
};

function problemsOf(
  { issues }: z.core.$ZodError,
  values: TypedFields['values'],
  texts: SsoTexts,
): TypedFields['problems'] {
  const wrong: Readonly<Record<string, string>> = { tel: texts.wrongTel, email: texts.wrongEmail };
  return Object.fromEntries(
    issues.map(({ path: [field] }) => {
      const name = String(field);
      return [name, wrong[name] ?? (values[name] === '' ? texts.required : texts.wrongName)];
    }),
  );
}

/** The page shown if nobody can sign in: the site's pages are the same everywhere, so their sign-in link leads here. */
export function registerClosedSso(app: FastifyInstance): void {
  app.get('/sso', (request, reply) => {
    const { lang } = askedBy(fieldsOf(request.query), request);
    const texts = ssoTexts[lang];
    return sendPage(
      reply,
      404,
      noticePage(lang, { title: texts.closed, text: texts.closedAbout, link: texts.home }, null),
    );
  });
}

/** Simulates the loyalty card's provider: the visitor chooses a card and is sent back with a value that identifies it. Its requests are not logged. */
export function registerSso(app: FastifyInstance, { db, config, originOf }: SsoDeps): void {
  const returnOf = ({ redirect_uri: text, state }: SsoRequest, request: FastifyRequest) => {
    const origins = config.publicOrigins.length > 0 ? config.publicOrigins : [originOf(request.headers.host)];
    const to = returnAddress(text, origins);
    return state.length > MAX_STATE || (to && to.href.length > MAX_ADDRESS) ? null : to;
  };
  const refuseReturn = (reply: FastifyReply, { lang }: SsoRequest) => {
    const texts = ssoTexts[lang];
    const notice = { title: texts.wrongReturn, text: texts.wrongReturnAbout, link: texts.home };
    return sendPage(reply, 400, noticePage(lang, notice, null));
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, asked: SsoRequest, error: unknown) => {
    const { failure, details } = loggedFailure(request, error);
    const texts = ssoTexts[asked.lang];
    const notice = { title: texts.failed, text: errorTexts[failure][asked.lang], link: texts.back };
    if (details.retry_after !== undefined) reply.header('Retry-After', String(details.retry_after));
    return sendPage(
      reply,
      failure === 'tooManyRequests' ? 429 : httpStatusOf(failure),
      noticePage(asked.lang, notice, asked),
    );
  };

  app.get('/sso', async (request, reply) => {
    const asked = askedBy(fieldsOf(request.query), request);
    if (returnOf(asked, request) === null) return refuseReturn(reply, asked);
    try {
      return await sendPage(reply, 200, cardsPage(asked, await listDemoCards(db)));
    } catch (error) {
      return refuse(request, reply, asked, error);
    }
  });

  app.post('/sso', async (request, reply) => {
    const fields = fieldsOf(request.body);
    const asked = askedBy(fields, request);
    const to = returnOf(asked, request);
    if (to === null) return refuseReturn(reply, asked);
    const goBack = (answer: Readonly<Record<string, string>>) =>
      reply
        .code(303)
        .header('Cache-Control', 'no-store')
        .header('Location', withAnswer(to, asked.state === '' ? answer : { ...answer, state: asked.state }))
        .send();
    const again = async (typed: TypedFields) => sendPage(reply, 422, cardsPage(asked, await listDemoCards(db), typed));
    const number = textOf(fields, 'card').replaceAll(/\s/g, '');
    const values = Object.fromEntries(Object.keys(newCard.shape).map((name) => [name, textOf(fields, name)]));
    const card = z.safeParse(newCard, values);
    const typedIn = (lang: Language, checked: TypedFields['checked']): TypedFields => ({
      values: { ...values, card: number },
      checked,
      problems: {
        ...(checked === 'make' && !card.success ? problemsOf(card.error, values, ssoTexts[lang]) : {}),
        ...(checked === 'card' ? { card: ssoTexts[lang].unknownCard } : {}),
      },
    });
    try {
      if (!isOurOrigin(request.headers, config.publicOrigins)) throw new CallFailure('foreignOrigin');
      if (fields['decline'] !== undefined) return await goBack({ error: 'access_denied' });
      const turn = fields['turn'];
      if (isLanguage(turn)) {
        const checked = fields['checked'];
        const typed = typedIn(turn, checked === 'make' || checked === 'card' ? checked : null);
        return await sendPage(reply, 200, cardsPage({ ...asked, lang: turn }, await listDemoCards(db), typed));
      }
      await countCard(db, request.ip ?? '', config.limits);
      let used = number;
      if (fields['make'] !== undefined || (fields['enter'] !== undefined && number === '')) {
        if (!card.success) return await again(typedIn(asked.lang, 'make'));
        const { first_name: firstName, last_name: lastName, tel, email } = card.data;
        used = await makeCard(db, { firstName, lastName, tel, email });
      }
      const value = isCardNumber(used) ? await grantFor(db, used, asked.state) : null;
      if (value === null) return await again(typedIn(asked.lang, 'card'));
      return await goBack({ oauth: value });
    } catch (error) {
      return refuse(request, reply, asked, error);
    }
  });
}
