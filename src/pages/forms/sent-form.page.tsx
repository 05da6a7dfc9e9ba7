import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { sendForm } from '#contract/calls/form.calls.ts';
import type { Answers, DescribedForm as Description, FormId } from '#contract/calls/form.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Api } from '#src/api/client.ts';
import { formQuery } from '#src/api/queries/form.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { regionsQuery } from '#src/api/queries/region.queries.ts';
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
import { useCaptcha } from './use-captcha.tsx';
import { sendingState, useOnceSent, useSending } from './use-sending.ts';
import styles from './forms.module.css';

interface SentFormPageProps {
  readonly host: { readonly api: (language: Language) => Api; readonly now: () => number };
  readonly formId: FormId;
  /** The heading until the server's own is there. */
  readonly title: ReactNode;
  /** Its address says that it was sent. */
  readonly isSent: boolean;
  readonly onSent: () => void;
  /** What is done with the details, above the button. */
  readonly privacy: ReactNode;
}

/** The career form (FORM-02) or the franchise form (FORM-03), as the server describes it. */
export function SentFormPage({ host, formId, title, isSent, onSent, privacy }: SentFormPageProps) {
  const language = useLanguage();
  const api = host.api(language);
  const query = useQuery(
    { ...formQuery(api, language, formId), placeholderData: keepPreviousData },
    queryClientOf(host),
  );
  const form = query.data?.form;
  const heading = form?.title ?? title;
  if (isSent)
    return (
      <FormFrame title={heading} shown="sent">
        <Notice kind="success" title={<Trans>Thank you, it has reached us</Trans>}>
          <Trans>We call you at the number that you gave. There is nothing more to do.</Trans>
        </Notice>
        <div className={styles.ways}>
          <WaysOn />
        </div>
      </FormFrame>
    );
  return (
    <FormFrame title={heading} intro={form?.intro} shown="form">
      <ReadList query={query} rows={6}>
        {(read) => (
          <KeptForm name={formId}>
            {(typed, keep) => (
              <Form
                host={host}
                api={api}
                formId={formId}
                form={read.form}
                typed={typed}
                keep={keep}
                onSent={onSent}
                privacy={privacy}
              />
            )}
          </KeptForm>
        )}
      </ReadList>
    </FormFrame>
  );
}

interface FormProps extends Pick<SentFormPageProps, 'host' | 'formId' | 'onSent' | 'privacy'> {
  readonly api: Api;
  readonly form: Description;
  readonly typed: Answers | null;
  readonly keep: (answers: Answers) => void;
}

interface Asked {
  readonly answers: Answers;
  readonly image: File | null;
}

function Form({ host, api, formId, form, typed, keep, onSent, privacy }: FormProps) {
  const language = useLanguage();
  const [image, setImage] = useState<File | null>(null);
  const [isProving, setProving] = useState(false);
  const captcha = useCaptcha(api, form.captcha);
  const regions = useQuery(regionsQuery(api, language), queryClientOf(host));
  const sending = useSending<Asked>(host, async (asked, proof, signal) => {
    const data = { ...asked.answers, form_id: formId };
    const request = {
      data,
      ...(asked.image && { image: asked.image }),
      ...(proof !== null && { gg_token: proof }),
    };
    const result = await writeOnce(api, { call: sendForm, about: formId, request }, signal);
    if (result.kind === 'ok') typedForms.write(formId, null);
    return result;
  });
  const state = sendingState(sending, isProving);
  useOnceSent(state, onSent);
  const busy = sendingWords(state);
  // A picture is not kept, as what is typed is.
  useLeaveWarning(sending.isPending || (image !== null && state.kind !== 'done'));
  return (
    <DescribedForm
      name={formId}
      fields={form.field_list}
      typed={typed}
      today={branchNow(host.now()).date}
      regions={regions.isError ? null : regions.data?.region_list.map(({ id, name }) => ({ value: id, label: name }))}
      onTyped={(answers) => {
        keep(answers);
        if (!sending.isPending) sending.reset();
      }}
      image={image}
      onImage={setImage}
      onSend={(answers) => {
        sending.mutate({ asked: { answers, image }, prove: captcha.prove, onProving: setProving });
      }}
      busy={busy}
      sendLabel={<Trans>Send</Trans>}
    >
      <p className={styles.privacy}>{privacy}</p>
      {captcha.part}
      <SendingNotice state={state} />
    </DescribedForm>
  );
}
