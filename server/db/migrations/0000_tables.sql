CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
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
	"extended" boolean DEFAULT false NOT NULL,
	"code" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_code_unique" UNIQUE("code"),
	CONSTRAINT "appointment_state" CHECK ("appointment"."state" in ('held', 'cancelled', 'confirmed', 'completed', 'expired', 'no_show')),
	CONSTRAINT "appointment_held" CHECK (("appointment"."state" = 'held') = ("appointment"."expires_at" is not null)),
	CONSTRAINT "appointment_code" CHECK ("appointment"."state" not in ('confirmed', 'completed', 'no_show') or "appointment"."code" is not null),
	CONSTRAINT "appointment_day" CHECK ("appointment"."day" = ("appointment"."starts_at" at time zone 'Asia/Bangkok')::date),
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
CREATE TABLE "app_clock" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"shift" interval DEFAULT '0' NOT NULL,
	CONSTRAINT "app_clock_only" CHECK ("app_clock"."only")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" uuid NOT NULL,
	"route" text NOT NULL,
	"body_hash" text NOT NULL,
	"body" text,
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
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_reason" text,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
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
CREATE INDEX "appointment_owner" ON "appointment" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "appointment_holds" ON "appointment" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "appointment_held_days" ON "appointment" USING btree ("location_id","day") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "appointment_due" ON "appointment" USING btree ("starts_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "appointment_event_appointment" ON "appointment_event" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "car_model_brand" ON "car_model" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "car_variant_model" ON "car_variant" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "car_year_variant" ON "car_year" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_age" ON "rate_limit" USING btree ("window_start");