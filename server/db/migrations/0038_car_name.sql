ALTER TABLE "car" DROP CONSTRAINT "car_name";--> statement-breakpoint
ALTER TABLE "car" ADD CONSTRAINT "car_name" CHECK (length("car"."name") between 1 and 100);