CREATE TABLE "received_form" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"answers" jsonb NOT NULL,
	"phone" text NOT NULL,
	"image_type" text,
	"image" "bytea",
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answer" (
	"survey" text NOT NULL,
	"contact" text NOT NULL,
	"guest" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answer_survey_contact_pk" PRIMARY KEY("survey","contact")
);
--> statement-breakpoint
CREATE TABLE "used_proof" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "received_form_order" ON "received_form" USING btree ("form","received_at");--> statement-breakpoint
CREATE INDEX "received_form_age" ON "received_form" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "received_form_phone" ON "received_form" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "survey_answer_age" ON "survey_answer" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "survey_answer_guest" ON "survey_answer" USING btree ("guest");--> statement-breakpoint
CREATE INDEX "survey_answer_contact" ON "survey_answer" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "used_proof_age" ON "used_proof" USING btree ("expires_at");