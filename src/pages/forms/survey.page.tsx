import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { sendSurvey } from '#contract/calls/form.calls.ts';
import type { Answers, DescribedField, DescribedForm as Description } from '#contract/calls/form.shapes.ts';
import { TEL_DIGITS, type Language } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Api } from '#src/api/client.ts';
import { surveyQuery } from '#src/api/queries/form.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DescribedForm } from '#src/parts/forms/described/described-form.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { WaysOn } from '#src/parts/ways-on.tsx';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FormFrame } from './form-frame.tsx';
import { typedForms } from './form.store.ts';
import { KeptForm } from './kept-form.tsx';
import { SendingNotice } from './sending-notice.tsx';
import { sendingWords } from './sending-words.tsx';
import { sendingState, useOnceSent, useSending } from './use-sending.ts';
import styles from './forms.module.css';

interface SurveyPageProps {
  readonly host: { readonly api: (language: Language) => Api; readonly now: () => number };
  readonly onSent: () => void;
  readonly privacy: ReactNode;
}

/** The survey (FORM-01), which a browser or a contact takes once. */
export function SurveyPage({ host, onSent, privacy }: SurveyPageProps) {
  const language = useLanguage();
  const api = host.api(language);
  const query = useQuery({ ...surveyQuery(api, language), placeholderData: keepPreviousData }, queryClientOf(host));
  const [isDone, setDone] = useState(false);
  const form = query.data?.form;
  const isCompleted = isDone || query.data?.is_completed === true;
  return (
    <FormFrame
      title={form?.title ?? <Trans>How was your visit?</Trans>}
      intro={isCompleted ? null : form?.intro}
      shown={isCompleted ? 'completed' : 'form'}
    >
      {isCompleted ? (
        <>
          <Notice kind="info" title={<Trans>You have already completed this survey.</Trans>} />
          <div className={styles.ways}>
            <WaysOn />
          </div>
        </>
      ) : (
        <ReadList query={query} rows={6}>
          {({ survey_key: surveyKey, form: description }) =>
            description === null ? null : (
              <KeptForm name={surveyKey}>
                {(typed, keep) => (
                  <Form
                    host={host}
                    api={api}
                    surveyKey={surveyKey}
                    form={description}
                    typed={typed}
                    keep={keep}
                    onSent={onSent}
                    onDoneBefore={() => setDone(true)}
                    privacy={privacy}
                  />
                )}
              </KeptForm>
            )
          }
        </ReadList>
      )}
    </FormFrame>
  );
}

interface FormProps extends SurveyPageProps {
  readonly api: Api;
  readonly surveyKey: string;
  readonly form: Description;
  readonly typed: Answers | null;
  readonly keep: (answers: Answers) => void;
  readonly onDoneBefore: () => void;
}

const CONTACT = 'contact';

/** Whom the answers are from, which the page itself asks for: it is no answer to the survey (C58). */
function useContactField(): DescribedField {
  const { t } = useLingui();
  const digits = TEL_DIGITS;
  return {
    name: CONTACT,
    kind: 'text',
    rule: 'mobile',
    label: t`Mobile number`,
    hint: t`${digits} digits. Each number answers once.`,
    is_required: true,
    autocomplete: 'tel-national',
  };
}

function Form({ host, api, surveyKey, form, typed, keep, onSent, onDoneBefore, privacy }: FormProps) {
  const contactField = useContactField();
  const sending = useSending<Answers>(host, async ({ [CONTACT]: contact = '', ...answers }, _proof, signal) => {
    const request = { survey_key: surveyKey, form: answers, contact };
    const result = await writeOnce(api, { call: sendSurvey, about: surveyKey, request }, signal);
    const isDoneBefore = result.kind === 'failed' && result.failure === 'surveyDone';
    if (result.kind === 'ok' || isDoneBefore) typedForms.write(surveyKey, null);
    if (isDoneBefore) onDoneBefore();
    return result;
  });
  const state = sendingState(sending, false);
  useOnceSent(state, onSent);
  useLeaveWarning(sending.isPending);
  return (
    <DescribedForm
      name="survey"
      fields={[...form.field_list, contactField]}
      typed={typed}
      today={branchNow(host.now()).date}
      onTyped={(answers) => {
        keep(answers);
        if (!sending.isPending) sending.reset();
      }}
      onSend={(asked) => {
        sending.mutate({ asked, prove: () => Promise.resolve(null), onProving: () => undefined });
      }}
      busy={sendingWords(state)}
      sendLabel={<Trans>Send the answers</Trans>}
    >
      <p className={styles.privacy}>{privacy}</p>
      <SendingNotice state={state} />
    </DescribedForm>
  );
}
