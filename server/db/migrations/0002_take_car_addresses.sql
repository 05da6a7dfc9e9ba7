CREATE TABLE "take_car_address" (
	"company_id" uuid NOT NULL,
	"index" integer GENERATED ALWAYS AS IDENTITY (sequence name "take_car_address_index_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"province" text NOT NULL,
	"district" text NOT NULL,
	"sub_district" text NOT NULL,
	"postal_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "take_car_address_company_id_index_pk" PRIMARY KEY("company_id","index"),
	CONSTRAINT "take_car_address_once" UNIQUE("company_id","address","province","district","sub_district","postal_code")
);
--> statement-breakpoint
ALTER TABLE "take_car_address" ADD CONSTRAINT "take_car_address_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;