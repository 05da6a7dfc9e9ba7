CREATE TABLE "point_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purchase_id" uuid,
	"bought_on" date NOT NULL,
	"receipt" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"points" integer,
	"made_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "point_claim_purchase_id_unique" UNIQUE("purchase_id"),
	CONSTRAINT "point_claim_state" CHECK (("point_claim"."state" = 'open') = ("point_claim"."answered_at" is null)),
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
ALTER TABLE "point_claim" ADD CONSTRAINT "point_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_claim" ADD CONSTRAINT "point_claim_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_claim_id_point_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."point_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_move" ADD CONSTRAINT "point_move_lot_id_point_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_move" ADD CONSTRAINT "point_move_redemption_id_redemption_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemption"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_move" ADD CONSTRAINT "point_move_before" FOREIGN KEY ("lot_id","before_nth","before") REFERENCES "public"."point_move"("lot_id","nth","after") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_location_id_branch_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."branch"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_claim_member" ON "point_claim" USING btree ("member_id","made_at");--> statement-breakpoint
CREATE INDEX "point_lot_member" ON "point_lot" USING btree ("member_id","last_day");--> statement-breakpoint
CREATE INDEX "point_lot_last_day" ON "point_lot" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "point_move_spent" ON "point_move" USING btree ("redemption_id");--> statement-breakpoint
CREATE INDEX "purchase_member" ON "purchase" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "redemption_obtained" ON "redemption" USING btree ("member_id","coupon_id") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "redemption_member" ON "redemption" USING btree ("member_id","used_at");