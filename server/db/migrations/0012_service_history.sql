DROP INDEX "appointment_live_car";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "odometer" integer;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "odometer" integer;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "odometer_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_live_car" ON "appointment" USING btree ("car_id") WHERE car_id is not null and owner_kind <> 'member' and state in ('held', 'confirmed');--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_odometer" CHECK ("appointment"."odometer" between 0 and 2000000);--> statement-breakpoint
ALTER TABLE "car" ADD CONSTRAINT "car_odometer" CHECK ("car"."odometer" between 0 and 2000000);--> statement-breakpoint
ALTER TABLE "car" ADD CONSTRAINT "car_odometer_at" CHECK (("car"."odometer" is null) = ("car"."odometer_at" is null));