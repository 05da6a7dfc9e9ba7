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
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "car_owner_kind" CHECK ("car"."owner_kind" in ('member', 'company')),
	CONSTRAINT "car_name" CHECK (length("car"."name") between 1 and 14)
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
	CONSTRAINT "sso_grant_used" CHECK (("sso_grant"."used_at" is null) = ("sso_grant"."registers_until" is null))
);
--> statement-breakpoint
ALTER TABLE "car" ADD CONSTRAINT "car_master_car_data_id_car_year_id_fk" FOREIGN KEY ("master_car_data_id") REFERENCES "public"."car_year"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_grant" ADD CONSTRAINT "sso_grant_card_number_sso_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."sso_card"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "car_plate" ON "car" USING btree ("owner_kind","owner_id","plate_key","province") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "car_one_favourite" ON "car" USING btree ("owner_kind","owner_id") WHERE favourite and removed_at is null;--> statement-breakpoint
CREATE INDEX "car_plate_key" ON "car" USING btree ("plate_key");--> statement-breakpoint
CREATE INDEX "sso_grant_age" ON "sso_grant" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "sso_grant_card" ON "sso_grant" USING btree ("card_number");