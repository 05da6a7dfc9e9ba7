ALTER TABLE "session" DROP CONSTRAINT "session_end_reason";--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_end_reason" CHECK ("session"."ended_reason" in ('superseded', 'signed_out', 'expired', 'blocked'));--> statement-breakpoint
CREATE TRIGGER card_blocked AFTER UPDATE OF refused ON "sso_card" FOR EACH ROW WHEN (NEW.refused AND NOT OLD.refused) EXECUTE FUNCTION end_sessions_of_card();
