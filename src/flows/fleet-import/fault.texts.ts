import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CellFault, FileRefusal, RowFault } from '#domain/fleet-list/checked-list.ts';

/** Why, and what to do. */
export interface FaultText {
  readonly why: MessageDescriptor;
  readonly remedy: MessageDescriptor;
}

const SPELLING = msg`Check the spelling`;
const UNLISTED = msg`Check the spelling, or ask us to add it`;

const FAULTS: Readonly<Record<Exclude<CellFault, 'plate-twice'>, FaultText>> = {
  missing: { why: msg`Empty`, remedy: msg`Fill it in` },
  'not-a-plate': { why: msg`Not a licence plate`, remedy: msg`Write it as 1กก 1234 or 70-1234` },
  'two-plates': { why: msg`Two plates in one cell`, remedy: msg`Give each car its own row` },
  'unknown-province': { why: msg`No such province`, remedy: msg`Write its full name, such as เชียงใหม่` },
  'two-provinces': { why: msg`Two different provinces`, remedy: msg`Leave the one on the plate` },
  'unknown-brand': { why: msg`This brand is not in our list`, remedy: UNLISTED },
  'unknown-model': { why: msg`The brand has no such model`, remedy: UNLISTED },
  'unknown-variant': { why: msg`The model has no such variant`, remedy: SPELLING },
  'unknown-year': { why: msg`The variant was not made in that year`, remedy: msg`Look in the registration book` },
  'not-a-year': { why: msg`Not a year`, remedy: msg`Write 2023 or 2566` },
  ambiguous: { why: msg`More than one car of our list fits`, remedy: msg`Fill in variant and year` },
  'too-long': { why: msg`Too long`, remedy: msg`Make it shorter` },
  'not-a-phone': { why: msg`Not a phone number`, remedy: msg`Write it as 0812345678` },
  'not-a-number': { why: msg`Not a number`, remedy: msg`Digits only, such as 40000` },
  'not-a-reading': { why: msg`No odometer shows this`, remedy: msg`Write the kilometres, such as 40000` },
  'no-stored-value': {
    why: msg`The formula has no value yet`,
    remedy: msg`Open and save the file in Excel, or paste the value`,
  },
  'error-value': { why: msg`The formula has an error`, remedy: msg`Mend it, or paste the value` },
  'has-booking': {
    why: msg`The car has a booking, so it stays the car that it is`,
    remedy: msg`Change it after the visit`,
  },
  'no-plate-column': {
    why: msg`This sheet has no plate column`,
    remedy: msg`Choose the plate column`,
  },
  'fleet-full': { why: msg`There is no room for more cars`, remedy: msg`Delete cars that you no longer have` },
};

/** Why a cell cannot be taken, and what to do about it. `sheet`: the one of the fault. */
export function faultText({ fault, field, other }: RowFault, sheet: string): FaultText {
  if (fault === 'ambiguous' && field === 'province')
    return { why: msg`More than one of your cars has this plate`, remedy: msg`Fill in the province` };
  if (fault !== 'plate-twice') return FAULTS[fault];
  const remedy = msg`Delete one of the rows`;
  if (other === undefined) return { why: msg`The plate is there twice`, remedy };
  const { row, sheet: otherSheet } = other;
  return otherSheet === sheet
    ? { why: msg`The same plate as in row ${row}`, remedy }
    : { why: msg`The same plate as in row ${row} of “${otherSheet}”`, remedy };
}

export const REFUSALS: Readonly<Record<FileRefusal, FaultText>> = {
  empty: { why: msg`There is nothing in this file`, remedy: msg`Check that it is the right file.` },
  'too-large': {
    why: msg`This file is larger than 10 MB`,
    remedy: msg`Delete pictures and sheets that are not needed, save it, and choose it again.`,
  },
  'not-a-workbook': {
    why: msg`This is not an Excel file`,
    remedy: msg`Choose an .xlsx, .xls or .csv file. If its name ends so, open it in Excel and save it again.`,
  },
  password: {
    why: msg`This file has a password`,
    remedy: msg`In Excel, save a copy without a password, and choose that.`,
  },
  damaged: { why: msg`This file is damaged`, remedy: msg`Open it in Excel, save it again, and choose that.` },
  'too-many-rows': {
    why: msg`There are too many rows in this file`,
    remedy: msg`Split it into several files, or delete rows that are not cars.`,
  },
  'too-much': {
    why: msg`There is too much in this file`,
    remedy: msg`Copy the columns of your cars into a new workbook, and choose that.`,
  },
  'too-slow': {
    why: msg`Reading this file took too long`,
    remedy: msg`Copy the list into a new workbook, and choose that.`,
  },
  'no-plates': {
    why: msg`No column of licence plates was found`,
    remedy: msg`Give the column the heading “ทะเบียนรถ”, or use our template.`,
  },
};
