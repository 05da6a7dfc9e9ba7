export const STEPS = ['branch', 'services', 'time', 'information', 'summary'] as const;
export type Step = (typeof STEPS)[number];

/** By their English texts. */
export const HEADINGS: Record<Step, string> = {
  branch: 'Choose a branch',
  services: 'Choose services',
  time: 'Choose date and time',
  information: 'Your details',
  summary: 'Check and confirm',
};

export const NAMES: Record<Step, string> = {
  branch: 'Branch',
  services: 'Services',
  time: 'Date and time',
  information: 'Your details',
  summary: 'Check and confirm',
};

export const ONWARD: Record<Exclude<Step, 'summary'>, string> = {
  branch: 'Choose services',
  services: 'Choose date and time',
  time: 'Fill in your details',
  information: 'Check and confirm',
};
