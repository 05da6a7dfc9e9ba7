import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { answerProblem, answersSchema, readAnswer } from '#contract/calls/form.answers.ts';
import type { Answers, DescribedField, FormId } from '#contract/calls/form.shapes.ts';
import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { career } from '../../content/forms/career.ts';
import { formIn, type FormContent } from '../../content/forms/form-content.ts';
import { franchise } from '../../content/forms/franchise.ts';
import { survey, SURVEY_KEY } from '../../content/forms/survey.ts';
import { branchNow, type BranchDate } from '#domain/thai-calendar.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { countFormTry, formLimit } from '../../http/rate-limit.ts';
import type { FieldProblems } from '../../http/request/fields.ts';
import { cleanPhoto } from '../photos/clean-photo.service.ts';
import type { Captcha } from './captcha.port.ts';
import { hasAnswered } from './forms.repo.ts';

const FORMS: Readonly<Record<FormId, FormContent>> = { career, franchise };
/** The description with which answers are checked; its language is that of its labels alone. */
const fieldsOf = (form: FormContent, today: BranchDate) => formIn(form, { language: 'en', today }).field_list;

const todayIn = async (db: Db) => branchNow(await readNow(db)).date;

const refuseFields = (fields: FieldProblems): never => {
  throw new CallFailure('invalidInput', { fields });
};

/** The answers as they are stored; a CallFailure names each wrong one under `within`. */
function checked(fields: readonly DescribedField[], sent: Readonly<Record<string, unknown>>, within: string): Answers {
  const { data, error } = z.safeParse(answersSchema(fields), sent);
  if (data !== undefined) return data;
  return refuseFields(
    (error?.issues ?? []).map(({ path }) => {
      const name = path.map(String).join('.');
      const isMissing = (sent[name] ?? '') === '';
      return { field: `${within}.${name}`, problem: isMissing ? ('missing' as const) : ('malformed' as const) };
    }),
  );
}

/** Each picture takes up to a second of a processor, and its form a place among the bookings meanwhile. */
const PICTURES_AT_ONCE = 4;
let pictures = 0;

async function cleanImage(file: File | undefined, gone: AbortSignal) {
  if (file === undefined) return { image: null, image_type: null };
  if (file.size > PHOTO_MAX_BYTES) throw new CallFailure('photoTooLarge');
  if (pictures >= PICTURES_AT_ONCE) throw new CallFailure('unavailable', { retry_after: 5 });
  pictures += 1;
  try {
    const { bytes, type } = await cleanPhoto(Buffer.from(await file.arrayBuffer()), gone);
    return { image: bytes.toString('base64'), image_type: type };
  } finally {
    pictures -= 1;
  }
}

/** Equal for the repeats of one form, so that it is stored once also where its first answer's cookie was lost. */
const idOf = (requestKey: string | null, form: FormId, answers: Answers): string =>
  requestKey === null
    ? randomUUID()
    : createHash('sha256')
        .update(JSON.stringify([requestKey, form, answers]))
        .digest('hex')
        .slice(0, 32);

const CONTACT: DescribedField = { name: 'contact', kind: 'text', rule: 'mobile', label: '', is_required: true };

const currentSurvey = (asked = SURVEY_KEY): string =>
  asked === SURVEY_KEY ? asked : refuseFields([{ field: 'survey_key', problem: 'malformed' }]);

export const formHandlers = (db: Db, captcha: Captcha, limits: Parameters<typeof formLimit>[1]) =>
  ({
    readForm: async ({ form_id }, { language }) => {
      const form = FORMS[form_id];
      return {
        form: {
          ...formIn(form, { language, today: await todayIn(db) }),
          captcha: form.asksForCaptcha ? captcha.kind : null,
        },
      };
    },

    sendForm: async (
      { data, image, gg_token = '', request_key: requestKey = null },
      { address, gone, owners, write },
    ) => {
      const { form_id, ...sent } = data;
      const form = FORMS[form_id];
      const answers = checked(fieldsOf(form, await todayIn(db)), sent, 'data');
      if (form.asksForCaptcha && gg_token === '') refuseFields([{ field: 'gg_token', problem: 'missing' }]);
      // Who may not make the call at all is told so, and nothing is counted.
      await owners();
      await countFormTry(db, address, limits);
      const proof = form.asksForCaptcha ? await captcha.check(gg_token, { address, requestKey }) : null;
      // Nothing is decoded for whom the proof refuses; a repeat gets its first answer all the same.
      const picture = await cleanImage(proof?.ok === false ? undefined : image, gone);
      const phone = answers['phone'] ?? '';
      const id = idOf(requestKey, form_id, answers);
      return write('receiveForm', {
        id,
        form: form_id,
        answers,
        phone,
        ...picture,
        proof,
        ...formLimit(address, limits),
      });
    },

    readSurvey: async ({ survey_key }, { language, owners }) => {
      const key = currentSurvey(survey_key);
      const isCompleted = await hasAnswered(db, key, owners);
      return {
        survey_key: key,
        is_completed: isCompleted,
        form: isCompleted ? null : { ...formIn(survey, { language, today: await todayIn(db) }), captcha: null },
      };
    },

    sendSurvey: async ({ survey_key, form, contact }, { address, owners, write }) => {
      const key = currentSurvey(survey_key);
      const answers = checked(fieldsOf(survey, await todayIn(db)), form, 'form');
      if (answerProblem(CONTACT, contact) !== null)
        refuseFields([{ field: 'contact', problem: contact === '' ? 'missing' : 'malformed' }]);
      // Who may not make the call at all is told so, and nothing is counted.
      await owners();
      await countFormTry(db, address, limits);
      const limit = formLimit(address, limits);
      return write('receiveSurvey', { survey: key, contact: readAnswer(CONTACT, contact), answers, ...limit });
    },

    readChallenge: async () => {
      if (captcha.challenge === null) throw new CallFailure('unknownCall');
      return { challenge: await captcha.challenge() };
    },
  }) satisfies Partial<Handlers>;
