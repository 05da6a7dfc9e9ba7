import type { AccountKind, AnswerOf, RequestOf } from '#contract/call.ts';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import type { importFleet, undoImport } from '#contract/calls/fleet-import.calls.ts';
import type { ImportCounts } from '#contract/calls/fleet-import.shapes.ts';
import type { CompanyChange } from '#contract/calls/company.shapes.ts';
import type { Redemption } from '#contract/calls/coupon.shapes.ts';
import type { DriverLink } from '#contract/calls/driver-link.shapes.ts';
import type { updateProfile } from '#contract/calls/member.calls.ts';
import type { Answers, FormId } from '#contract/calls/form.shapes.ts';
import type { addTakeCarAddress, KeptTakeCarAddress } from '#contract/calls/take-car.calls.ts';
import type { PointClaim } from '#contract/calls/points.shapes.ts';
import type { claimPoints } from '#contract/calls/points.calls.ts';
import type {
  BookingJson,
  ConfirmedOfGroup,
  ConfirmInput,
  Ended,
  EndedOrNot,
  GroupAnswer,
  GroupInput,
  Held,
  HoldInput,
  MostLive,
  Taken,
} from './booking-works.ts';

/** A member as `to_jsonb` spells the row. */
export interface MemberJson {
  readonly id: string;
  readonly card_number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly contact_tel: string;
  readonly contact_email: string;
  readonly image_url: string | null;
}

/** A company as `to_jsonb` spells the row, without its password. */
export interface CompanyJson {
  readonly id: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly tel: string;
  readonly tax_id: string;
  readonly email: string;
  readonly other_emails: string[];
  readonly corporate_name: string;
  readonly address: string;
  readonly province: string;
  readonly district: string;
  readonly sub_district: string;
  readonly post_code: string;
}

/** A redemption as `redemption_shown` answers it. */
export interface RedemptionRow {
  readonly redemption_id: string;
  readonly coupon_id: number;
  readonly points: number;
  readonly status: Redemption['status'];
  readonly code: string | null;
  readonly obtained_at: string;
  readonly used_at: string | null;
  readonly expires_at: string | null;
}

/** The fields of a car as `check_car`, `insert_car` and `with_notes` take them. */
export interface CarInput {
  readonly car_id: string;
  /** '' for a company's car that is named by its plate. */
  readonly name: string;
  readonly plate: string;
  readonly plate_key: string;
  readonly province: string;
  readonly brand: number;
  readonly model: number;
  readonly variant: number;
  readonly year: number;
  /** null removes it; without it, it stays. */
  readonly photo?: string | null;
  /** What only a company notes: '' or null removes it; without it, it stays. */
  readonly department?: string;
  readonly driver_name?: string;
  readonly driver_tel?: string;
  readonly odometer?: number | null;
}

/** What became of a car that was to be deleted. */
interface DeletedOrNot {
  readonly car_profile_id: string;
  readonly failure?: 'carNotFound' | 'carHasBooking';
  /** Of the booking. */
  readonly appointment_id?: string;
}

interface ByCode {
  readonly code: string;
  readonly plate: string;
}

interface CouponInput {
  readonly id: string;
  /** Each coupon's price and days. */
  readonly coupons: Readonly<Record<string, { readonly points: number; readonly from: string; readonly to: string }>>;
}

/** The columns of a car that an import can change. */
export interface ImportedColumns {
  readonly name?: string;
  readonly province?: string;
  readonly master_car_data_id?: number;
  readonly department?: string;
  readonly driver_name?: string;
  readonly driver_tel?: string;
  readonly odometer?: number;
}

/** The good rows of a checked list, as `import_cars` takes them. `state`: `fleet_state` when it was checked. */
interface ImportInput {
  readonly state: string;
  readonly import_id: string;
  readonly file_name: string;
  readonly counts: ImportCounts;
  readonly added: readonly (Required<Omit<ImportedColumns, 'odometer'>> & {
    readonly id: string;
    readonly plate: string;
    readonly plate_key: string;
    readonly odometer: number | null;
  })[];
  readonly changed: readonly { readonly id: string; readonly set: ImportedColumns }[];
  readonly answer: AnswerOf<typeof importFleet>;
}

/** How many forms an address may have stored in 15 minutes. */
export interface FormLimit {
  readonly bucket: string;
  readonly most: number;
}

/** `proof`: of not being a program, whether it holds; null where none is asked for. `image` in base64. */
interface FormInput extends FormLimit {
  readonly id: string;
  readonly form: FormId;
  readonly answers: Answers;
  readonly phone: string;
  readonly image: string | null;
  readonly image_type: string | null;
  readonly proof: { readonly ok: boolean; readonly nonce: string; readonly expires_at: string } | null;
}

interface Work<Input, Answer> {
  readonly input: Input;
  readonly answer: Answer;
}

interface OneCar {
  readonly car_id: string;
}

/** What `write_call` can do: for each work, what it takes and what it answers. Those in `BookingWorks` are judged by the catalogue. */
export interface BookingWorks {
  readonly hold: Work<HoldInput, readonly Held[]>;
  readonly holdGroup: Work<GroupInput, GroupAnswer<Held>>;
  readonly confirm: Work<ConfirmInput, { readonly bookings: readonly BookingJson[]; readonly now: string }>;
  readonly confirmGroup: Work<ConfirmInput & { readonly partial: boolean }, GroupAnswer<ConfirmedOfGroup>>;
}

interface OtherWorks {
  readonly extend: Work<
    { readonly id: string; readonly minutes: number },
    { readonly id: string; readonly expires_at: string; readonly now: string }
  >;
  readonly cancel: Work<{ readonly ids: readonly string[]; readonly hours: number }, readonly Ended[]>;
  readonly cancelEach: Work<
    { readonly ids: readonly string[]; readonly hours: number },
    { readonly results: readonly EndedOrNot[]; readonly now: string }
  >;
  readonly cancelByCode: Work<ByCode & { readonly hours: number }, readonly Ended[]>;
  readonly takeBooking: Work<ByCode & { readonly most: MostLive; readonly guest: string | null }, Taken>;
  readonly updateProfile: Work<RequestOf<typeof updateProfile>['data'], MemberJson>;
  readonly updateCompany: Work<CompanyChange & { readonly wrong_field: string | null }, CompanyJson>;
  readonly addCar: Work<CarInput & { readonly most: Readonly<Record<AccountKind, number>> }, CarProfile>;
  readonly addTakeCarAddress: Work<
    RequestOf<typeof addTakeCarAddress>['address'] & { readonly most: number },
    { readonly index: number; readonly address_list: KeptTakeCarAddress[] }
  >;
  readonly deleteTakeCarAddress: Work<{ readonly index: number }, { readonly address_list: KeptTakeCarAddress[] }>;
  readonly makeDriverLink: Work<{ readonly booking_id: string; readonly token_hash: string }, DriverLink>;
  readonly revokeDriverLink: Work<{ readonly booking_id: string }, { readonly appointment_id: string }>;
  readonly editCar: Work<CarInput, CarProfile>;
  readonly favourCar: Work<OneCar, CarProfile>;
  readonly deleteCar: Work<OneCar, { readonly car_profile_id: string }>;
  readonly deleteCars: Work<{ readonly ids: readonly string[] }, readonly DeletedOrNot[]>;
  readonly importCars: Work<ImportInput, AnswerOf<typeof importFleet>>;
  readonly undoImport: Work<{ readonly import_id: string }, AnswerOf<typeof undoImport>>;
  readonly noteOdometer: Work<OneCar & { readonly odometer: number }, CarProfile>;
  readonly obtainCoupon: Work<CouponInput & { readonly coupon_id: number }, RedemptionRow>;
  readonly useCoupon: Work<
    CouponInput & { readonly code: string; readonly minutes: number; readonly scripted: boolean } & (
        | { readonly redemption_id: string }
        | { readonly coupon_id: number }
      ),
    RedemptionRow
  >;
  readonly claimPoints: Work<
    RequestOf<typeof claimPoints>['item'] & { readonly id: string; readonly days: number; readonly most: number },
    PointClaim
  >;
  readonly receiveForm: Work<FormInput, { readonly received: true }>;
  readonly receiveSurvey: Work<
    FormLimit & { readonly survey: string; readonly contact: string; readonly answers: Answers },
    { readonly received: true }
  >;
  readonly withdrawClaim: Work<{ readonly claim_id: string }, { readonly claim_id: string }>;
}

export interface Works extends BookingWorks, OtherWorks {}
export type WorkName = keyof Works;
