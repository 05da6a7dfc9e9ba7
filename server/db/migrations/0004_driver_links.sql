CREATE TABLE "driver_link" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "driver_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "take_car_address" ALTER COLUMN "index" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "last_take_car_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "driver_link" ADD CONSTRAINT "driver_link_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;