import type { ReactNode } from 'react';
import type { Customer } from '#machines/shared/customer.ts';
import type {
  ConfirmationScreen,
  OfferedAlternative,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { Clock } from '#machines/shared/clock.ts';

/** The steps that a line leads back to. */
export type SummaryStep = 'branch' | 'services' | 'time' | 'information';

/** The field of the information step that a line leads to. */
export type SummaryField = 'register_number' | 'first_name' | 'note';

export interface SummaryDetails {
  /** An instant with its offset. */
  readonly dateTime: string;
  /** Quarters of an hour. */
  readonly hours: number;
  readonly branch: {
    readonly name: string;
    readonly address?: string | undefined;
    readonly phone?: string | undefined;
  };
  readonly services: readonly string[];
  /** In baht, what the services cost from together; absent where one of them has no price. */
  readonly priceFrom?: number | undefined;
  readonly otherService: string;
  readonly customer: Customer;
  readonly note: string;
}

export interface SummaryScreenProps {
  readonly heading: ReactNode;
  /** From the chart's selectScreen. */
  readonly screen: ConfirmationScreen;
  /** Nothing can be edited and the booking cannot be started over, because the flow is waiting for an answer. */
  readonly locked: boolean;
  readonly details: SummaryDetails;
  /** Another booking of this plate at this branch and time; `code` is null unless that booking is the visitor's own. */
  readonly sameVisit: { readonly code: string | null } | null;
  readonly isGuest: boolean;
  /** The clock of the chart. */
  readonly clock: Clock;
  readonly onEdit: (step: SummaryStep, field?: SummaryField) => void;
  readonly onExtend: () => void;
  /** The countdown has ended. */
  readonly onTimeOver: () => void;
  readonly onRetry: () => void;
  readonly onAlternative: (alternative: OfferedAlternative) => void;
  /** The visitor says OK to a lost time: the booking starts again, keeping everything else (RB-10). */
  readonly onAgain: () => void;
  /** Where somebody tells of a fault; shown where the cause is not known. */
  readonly report?: ReactNode;
  /** Clears everything. */
  readonly onStartOver: () => void;
}
