ALTER TABLE "point_claim" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "point_claim" ADD COLUMN "bought" text;--> statement-breakpoint
ALTER TABLE "point_claim" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "point_claim" ADD CONSTRAINT "point_claim_location_id_branch_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."branch"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_claim" ADD CONSTRAINT "point_claim_missing" CHECK (num_nulls("point_claim"."location_id", "point_claim"."bought", "point_claim"."amount") in (0, 3) and "point_claim"."amount" > 0);