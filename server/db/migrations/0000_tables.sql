CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"group_id" uuid,
	"car_id" uuid,
	"odometer" integer,
	"location_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"cells" smallint NOT NULL,
	"lead_days" smallint NOT NULL,
	"service_ids" integer[] NOT NULL,
	"other_service" text NOT NULL,
	"note" text NOT NULL,
	"customer" jsonb NOT NULL,
	"plate_key" text NOT NULL,
	"is_guest" boolean NOT NULL,
	"aff" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"held_since" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"extended" boolean DEFAULT false NOT NULL,
	"moved_from" text[] DEFAULT '{}' NOT NULL,
	"code" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"contact_hidden" boolean DEFAULT false NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "appointment_code_unique" UNIQUE("code"),
	CONSTRAINT "appointment_owner_kind" CHECK ("appointment"."owner_kind" in ('guest', 'member', 'company')),
	CONSTRAINT "appointment_state" CHECK ("appointment"."state" in ('held', 'cancelled', 'confirmed', 'completed', 'expired', 'no_show')),
	CONSTRAINT "appointment_held" CHECK (("appointment"."state" = 'held') = ("appointment"."expires_at" is not null)),
	CONSTRAINT "appointment_code" CHECK ("appointment"."state" not in ('confirmed', 'completed', 'no_show') or "appointment"."code" is not null),
	CONSTRAINT "appointment_day" CHECK ("appointment"."day" = ("appointment"."starts_at" at time zone 'Asia/Bangkok')::date),
	CONSTRAINT "appointment_odometer" CHECK ("appointment"."odometer" between 0 and 2000000),
	CONSTRAINT "appointment_cells" CHECK ("appointment"."cells" between 1 and 96)
);
--> statement-breakpoint
CREATE TABLE "appointment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appointment_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branch_day" (
	"location_id" integer NOT NULL,
	"day" date NOT NULL,
	"lanes" smallint NOT NULL,
	"open_cell" smallint NOT NULL,
	"close_cell" smallint NOT NULL,
	CONSTRAINT "branch_day_location_id_day_pk" PRIMARY KEY("location_id","day")
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"location_id" integer NOT NULL,
	"day" date NOT NULL,
	"cell" smallint NOT NULL,
	"lane" smallint NOT NULL,
	"appointment_id" uuid NOT NULL,
	CONSTRAINT "claim_lane" PRIMARY KEY("location_id","day","cell","lane"),
	CONSTRAINT "claim_appointment_cell" UNIQUE("appointment_id","cell")
);
--> statement-breakpoint
CREATE TABLE "branch" (
	"location_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"address_th" text NOT NULL,
	"address_en" text NOT NULL,
	"district_th" text NOT NULL,
	"district_en" text NOT NULL,
	"province_th" text NOT NULL,
	"province_en" text NOT NULL,
	"postcode" text NOT NULL,
	"tel" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"lanes" smallint NOT NULL,
	"keywords" text[] NOT NULL,
	CONSTRAINT "branch_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "branch_hours" (
	"location_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"open_cell" smallint NOT NULL,
	"close_cell" smallint NOT NULL,
	CONSTRAINT "branch_hours_location_id_weekday_pk" PRIMARY KEY("location_id","weekday"),
	CONSTRAINT "branch_hours_weekday" CHECK ("branch_hours"."weekday" between 0 and 6),
	CONSTRAINT "branch_hours_cells" CHECK (0 <= "branch_hours"."open_cell" and "branch_hours"."open_cell" < "branch_hours"."close_cell" and "branch_hours"."close_cell" <= 96)
);
--> statement-breakpoint
CREATE TABLE "car_brand" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_model" (
	"id" integer PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_variant" (
	"id" integer PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_year" (
	"id" integer PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"year" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closure" (
	"location_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason_th" text NOT NULL,
	"reason_en" text NOT NULL,
	CONSTRAINT "closure_location_id_from_day_pk" PRIMARY KEY("location_id","from_day"),
	CONSTRAINT "closure_days" CHECK ("closure"."from_day" <= "closure"."to_day")
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"summary_th" text,
	"summary_en" text,
	"cells" smallint NOT NULL,
	"pre_day" smallint NOT NULL,
	CONSTRAINT "service_cells" CHECK ("service"."cells" between 1 and 96 and "service"."pre_day" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "service_group" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"summary_th" text NOT NULL,
	"summary_en" text NOT NULL,
	CONSTRAINT "service_group_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "car" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"plate" text NOT NULL,
	"plate_key" text NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"master_car_data_id" integer NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"image_url" text,
	"odometer" integer,
	"odometer_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "car_owner_kind" CHECK ("car"."owner_kind" in ('member', 'company')),
	CONSTRAINT "car_odometer" CHECK ("car"."odometer" between 0 and 2000000),
	CONSTRAINT "car_odometer_at" CHECK (("car"."odometer" is null) = ("car"."odometer_at" is null)),
	CONSTRAINT "car_name" CHECK (length("car"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "hand_over" (
	"value_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"contact_tel" text NOT NULL,
	"contact_email" text NOT NULL,
	"image_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_card_number_unique" UNIQUE("card_number")
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photo_owner_kind" CHECK ("photo"."owner_kind" in ('member', 'company')),
	CONSTRAINT "photo_type" CHECK ("photo"."type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "photo_size" CHECK (octet_length("photo"."bytes") between 1 and 2097200)
);
--> statement-breakpoint
CREATE TABLE "photo_sent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_card" (
	"number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"tel" text NOT NULL,
	"email" text NOT NULL,
	"refused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_grant" (
	"value_hash" text PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"state_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid,
	"registers_until" timestamp (3) with time zone,
	"registered_at" timestamp (3) with time zone,
	"registered_by" uuid,
	"registered_with" text,
	"registered_car" uuid,
	CONSTRAINT "sso_grant_used" CHECK (("sso_grant"."used_at" is null) = ("sso_grant"."registers_until" is null))
);
--> statement-breakpoint
CREATE TABLE "point_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purchase_id" uuid,
	"bought_on" date NOT NULL,
	"receipt" text NOT NULL,
	"location_id" integer,
	"bought" text,
	"amount" integer,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"points" integer,
	"made_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "point_claim_purchase_id_unique" UNIQUE("purchase_id"),
	CONSTRAINT "point_claim_state" CHECK (("point_claim"."state" = 'open') = ("point_claim"."answered_at" is null)),
	CONSTRAINT "point_claim_missing" CHECK (num_nulls("point_claim"."location_id", "point_claim"."bought", "point_claim"."amount") in (0, 3) and "point_claim"."amount" > 0),
	CONSTRAINT "point_claim_points" CHECK (("point_claim"."state" = 'granted') = (coalesce("point_claim"."points", 0) > 0))
);
--> statement-breakpoint
CREATE TABLE "point_lot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"last_day" date NOT NULL,
	"purchase_id" uuid,
	"claim_id" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_lot_purchase_id_unique" UNIQUE("purchase_id"),
	CONSTRAINT "point_lot_claim_id_unique" UNIQUE("claim_id"),
	CONSTRAINT "point_lot_source" CHECK (num_nonnulls("point_lot"."purchase_id", "point_lot"."claim_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "point_move" (
	"lot_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"before_nth" smallint,
	"before" integer NOT NULL,
	"points" integer NOT NULL,
	"after" integer NOT NULL,
	"counter" text NOT NULL,
	"redemption_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_move_nth" PRIMARY KEY("lot_id","nth"),
	CONSTRAINT "point_move_left" UNIQUE("lot_id","nth","after"),
	CONSTRAINT "point_move_first" CHECK (("point_move"."nth" = 1) = ("point_move"."before_nth" is null) and "point_move"."nth" >= 1),
	CONSTRAINT "point_move_chain" CHECK (case "point_move"."nth" when 1 then "point_move"."before" = 0 else "point_move"."before_nth" = "point_move"."nth" - 1 end),
	CONSTRAINT "point_move_sum" CHECK ("point_move"."after" = "point_move"."before" + "point_move"."points" and "point_move"."after" >= 0),
	CONSTRAINT "point_move_counter" CHECK (case "point_move"."counter" when 'earned' then "point_move"."nth" = 1 and "point_move"."points" > 0
        when 'corrected' then "point_move"."nth" = 1 and "point_move"."points" > 0
        when 'spent' then "point_move"."points" < 0 when 'lapsed' then "point_move"."points" < 0 and "point_move"."after" = 0 else false end),
	CONSTRAINT "point_move_redemption" CHECK (("point_move"."counter" = 'spent') = ("point_move"."redemption_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"receipt" text NOT NULL,
	"bought" text NOT NULL,
	"amount" integer NOT NULL,
	"location_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"counted" integer NOT NULL,
	"points" integer NOT NULL,
	"cut" text,
	CONSTRAINT "purchase_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "purchase_amount" CHECK ("purchase"."amount" > 0 and "purchase"."counted" between 0 and "purchase"."amount"),
	CONSTRAINT "purchase_points" CHECK ("purchase"."points" between 0 and "purchase"."counted"),
	CONSTRAINT "purchase_cut" CHECK (("purchase"."cut" is null) = ("purchase"."counted" = "purchase"."amount")),
	CONSTRAINT "purchase_day" CHECK ("purchase"."day" = ("purchase"."at" at time zone 'Asia/Bangkok')::date)
);
--> statement-breakpoint
CREATE TABLE "redemption" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"coupon_id" integer NOT NULL,
	"points" integer NOT NULL,
	"obtained_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"code" text,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "redemption_code_unique" UNIQUE("code"),
	CONSTRAINT "redemption_points" CHECK ("redemption"."points" >= 0),
	CONSTRAINT "redemption_used" CHECK (num_nulls("redemption"."used_at", "redemption"."closes_at", "redemption"."code") in (0, 3)),
	CONSTRAINT "redemption_taken" CHECK ("redemption"."taken_at" is null or "redemption"."used_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "app_clock" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"shift" interval DEFAULT '0' NOT NULL,
	CONSTRAINT "app_clock_only" CHECK ("app_clock"."only")
);
--> statement-breakpoint
CREATE TABLE "app_secret" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "app_secret_only" CHECK ("app_secret"."only")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_version_only" CHECK ("catalogue_version"."only")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" uuid NOT NULL,
	"route" text NOT NULL,
	"body_hash" text NOT NULL,
	"body" text,
	"refused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"bucket" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limit_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "seed_marker" (
	"name" text PRIMARY KEY NOT NULL,
	"sown_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_reason" text,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "session_kind" CHECK ("session"."kind" in ('guest', 'member', 'company', 'link', 'webview')),
	CONSTRAINT "session_account" CHECK (("session"."kind" = 'guest') = ("session"."account_id" is null)),
	CONSTRAINT "session_end" CHECK (("session"."ended_at" is null) = ("session"."ended_reason" is null)),
	CONSTRAINT "session_end_reason" CHECK ("session"."ended_reason" in ('superseded', 'signed_out', 'expired', 'blocked'))
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_location_id_branch_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."branch"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_event" ADD CONSTRAINT "appointment_event_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_day" ADD CONSTRAINT "branch_day_location_id_branch_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."branch"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_branch_day" FOREIGN KEY ("location_id","day") REFERENCES "public"."branch_day"("location_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_hours" ADD CONSTRAINT "branch_hours_location_id_branch_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."branch"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_model" ADD CONSTRAINT "car_model_brand_id_car_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."car_brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_variant" ADD CONSTRAINT "car_variant_model_id_car_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."car_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_year" ADD CONSTRAINT "car_year_variant_id_car_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."car_variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_location_id_branch_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."branch"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_group_id_service_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."service_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car" ADD CONSTRAINT "car_master_car_data_id_car_year_id_fk" FOREIGN KEY ("master_car_data_id") REFERENCES "public"."car_year"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_grant" ADD CONSTRAINT "sso_grant_card_number_sso_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."sso_card"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_claim" ADD CONSTRAINT "point_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_claim" ADD CONSTRAINT "point_claim_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_claim" ADD CONSTRAINT "point_claim_location_id_branch_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."branch"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_claim_id_point_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."point_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_move" ADD CONSTRAINT "point_move_lot_id_point_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_move" ADD CONSTRAINT "point_move_redemption_id_redemption_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemption"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_move" ADD CONSTRAINT "point_move_before" FOREIGN KEY ("lot_id","before_nth","before") REFERENCES "public"."point_move"("lot_id","nth","after") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_location_id_branch_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."branch"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_owner_start" ON "appointment" USING btree ("owner_kind","owner_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_live_car" ON "appointment" USING btree ("car_id") WHERE car_id is not null and owner_kind <> 'member' and state in ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX "appointment_to_forget" ON "appointment" USING btree ("starts_at") WHERE forgotten_at is null and state not in ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX "appointment_holds" ON "appointment" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "appointment_held_days" ON "appointment" USING btree ("location_id","day") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "appointment_due" ON "appointment" USING btree ("starts_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "appointment_event_appointment" ON "appointment_event" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "car_model_brand" ON "car_model" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "car_variant_model" ON "car_variant" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "car_year_variant" ON "car_year" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "car_plate" ON "car" USING btree ("owner_kind","owner_id","plate_key","province") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "car_one_favourite" ON "car" USING btree ("owner_kind","owner_id") WHERE favourite and removed_at is null;--> statement-breakpoint
CREATE INDEX "car_plate_key" ON "car" USING btree ("plate_key");--> statement-breakpoint
CREATE INDEX "hand_over_age" ON "hand_over" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "hand_over_member" ON "hand_over" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_of_car" ON "photo" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "photo_owner" ON "photo" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "photo_unused" ON "photo" USING btree ("created_at") WHERE car_id is null;--> statement-breakpoint
CREATE INDEX "photo_sent_at" ON "photo_sent" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sso_grant_age" ON "sso_grant" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "sso_grant_card" ON "sso_grant" USING btree ("card_number");--> statement-breakpoint
CREATE INDEX "point_claim_member" ON "point_claim" USING btree ("member_id","made_at");--> statement-breakpoint
CREATE INDEX "point_lot_member" ON "point_lot" USING btree ("member_id","last_day");--> statement-breakpoint
CREATE INDEX "point_lot_last_day" ON "point_lot" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "point_move_spent" ON "point_move" USING btree ("redemption_id");--> statement-breakpoint
CREATE INDEX "purchase_member" ON "purchase" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "redemption_obtained" ON "redemption" USING btree ("member_id","coupon_id") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "redemption_member" ON "redemption" USING btree ("member_id","used_at");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_age" ON "rate_limit" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "session_live_account" ON "session" USING btree ("kind","account_id") WHERE ended_at is null and kind in ('member', 'company', 'webview');--> statement-breakpoint
CREATE TYPE "caller" AS (kind text, owner_id uuid, session_id uuid, keys text[], request text, is_new boolean);--> statement-breakpoint
INSERT INTO "app_clock" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "catalogue_version" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "app_secret" (secret) SELECT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
