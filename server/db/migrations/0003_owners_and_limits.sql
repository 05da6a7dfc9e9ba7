CREATE TABLE "app_secret" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "app_secret_only" CHECK ("app_secret"."only")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_version_only" CHECK ("catalogue_version"."only")
);
--> statement-breakpoint
DROP INDEX "appointment_owner";--> statement-breakpoint
DROP INDEX "idempotency_key";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "car_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "held_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "account_id" uuid;--> statement-breakpoint
CREATE INDEX "appointment_owner_start" ON "appointment" USING btree ("owner_kind","owner_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_live_car" ON "appointment" USING btree ("car_id") WHERE car_id is not null and state in ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX "appointment_to_forget" ON "appointment" USING btree ("starts_at") WHERE forgotten_at is null and state not in ('held', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "session_live_account" ON "session" USING btree ("kind","account_id") WHERE ended_at is null and kind in ('member', 'company');--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_owner_kind" CHECK ("appointment"."owner_kind" in ('guest', 'member', 'company'));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_kind" CHECK ("session"."kind" in ('guest', 'member', 'company', 'link'));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account" CHECK (("session"."kind" = 'guest') = ("session"."account_id" is null));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_end" CHECK (("session"."ended_at" is null) = ("session"."ended_reason" is null));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_end_reason" CHECK ("session"."ended_reason" in ('superseded', 'signed_out', 'expired'));