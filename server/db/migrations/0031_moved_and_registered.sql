ALTER TABLE "appointment" ADD COLUMN "moved_from" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_grant" ADD COLUMN "registered_with" text;--> statement-breakpoint
ALTER TABLE "sso_grant" ADD COLUMN "registered_car" uuid;