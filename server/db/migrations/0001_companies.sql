CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"tel" text NOT NULL,
	"tax_id" text NOT NULL,
	"email" text NOT NULL,
	"other_emails" text[] DEFAULT '{}' NOT NULL,
	"corporate_name" text NOT NULL,
	"address" text NOT NULL,
	"province" text NOT NULL,
	"district" text NOT NULL,
	"sub_district" text NOT NULL,
	"post_code" text NOT NULL,
	"salesperson_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_username_unique" UNIQUE("username"),
	CONSTRAINT "company_username" CHECK ("company"."username" = lower("company"."username"))
);
--> statement-breakpoint
CREATE TABLE "salesperson" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"tel" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "driver_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "driver_tel" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_salesperson_id_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salesperson"("id") ON DELETE no action ON UPDATE no action;