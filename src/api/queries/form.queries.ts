import { queryOptions } from '@tanstack/react-query';
import { readForm, readSurvey } from '#contract/calls/form.calls.ts';
import type { FormId } from '#contract/calls/form.shapes.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

const FORM_STALE_MS = 5 * 60_000;

export const formQuery = (api: Api, language: Language, form_id: FormId) =>
  queryOptions({
    queryKey: ['form', language, form_id],
    queryFn: ({ signal }) => readOrReject(api, readForm, { form_id }, signal),
    staleTime: FORM_STALE_MS,
  });

/** Asked for anew by each page that shows it: whether it is done depends on who asks, and when. */
export const surveyQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['survey', language],
    queryFn: ({ signal }) => readOrReject(api, readSurvey, {}, signal),
    staleTime: 0,
  });
