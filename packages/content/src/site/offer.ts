import { pilotFacts } from './facts.ts';

// Promises that more than one page makes, in one wording, so that no page contradicts another.

/** The guarantee and what holds outside it. Specification §9. */
export const guaranteeText = `During the pilot you can have your money back within ${pilotFacts.guaranteeDays} days. Outside this guarantee, fees are non-refundable.`;

/** How one leaves. Specification §9. */
export const monthToMonthText = `After the guarantee you go month to month, with no contract. Cancel with ${pilotFacts.cancelNoticeDays} days notice.`;

/** How an upgrade takes effect. Specification §9. */
export const upgradeText = 'An upgrade takes effect immediately.';

/** How a downgrade takes effect. Specification §9. */
export const downgradeText = 'A downgrade takes effect at your next billing cycle.';

/** What a text message costs. Specification §9. */
export const smsText = 'SMS uses per-message credits, on top of your plan.';

/** What the product must not be used for. Specification §1. */
export const healthDataText =
  'It is not compliant with the rules for health data (PHI): keep medical records out of it.';
