import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { FORM_IDS } from '#contract/calls/form.shapes.ts';
import { binary, instant } from './columns.ts';

/** Career and franchise forms that were sent. `phone` is that of the answers, so that a person's forms can be found. */
export const receivedForm = pgTable(
  'received_form',
  {
    id: uuid('id').primaryKey(),
    form: text('form', { enum: FORM_IDS }).notNull(),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    phone: text('phone').notNull(),
    imageType: text('image_type'),
    image: binary('image'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('received_form_order').on(table.form, table.receivedAt),
    index('received_form_age').on(table.receivedAt),
    index('received_form_phone').on(table.phone),
  ],
);

/** Answers to surveys, one for each contact, which is a mobile number. `guest`: the session of the browser that sent it. */
export const surveyAnswer = pgTable(
  'survey_answer',
  {
    survey: text('survey').notNull(),
    contact: text('contact').notNull(),
    guest: uuid('guest').notNull(),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.survey, table.contact] }),
    index('survey_answer_age').on(table.receivedAt),
    index('survey_answer_guest').on(table.guest),
    index('survey_answer_contact').on(table.contact),
  ],
);

/** Proofs of not being a program that were used, until they expire by themselves. */
export const usedProof = pgTable(
  'used_proof',
  { nonce: text('nonce').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_proof_age').on(table.expiresAt)],
);
