CREATE TABLE "hand_over" (
	"value_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid
);
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_kind";--> statement-breakpoint
DROP INDEX "session_live_account";--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_over_age" ON "hand_over" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "hand_over_member" ON "hand_over" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_live_account" ON "session" USING btree ("kind","account_id") WHERE ended_at is null and kind in ('member', 'company', 'webview');--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_kind" CHECK ("session"."kind" in ('guest', 'member', 'company', 'link', 'webview'));