// The hosted model that writes when the deployer names none, and how long its answer may be.

/** A large instruction-tuned mixture of experts, as the Hugging Face router names it. LARDER_MODEL overrides it. */
export const DEFAULT_MODEL = 'Qwen/Qwen3-235B-A22B-Instruct-2507';

/** Tokens of one reply. LARDER_MAX_TOKENS overrides it. */
export const DEFAULT_MAX_TOKENS = 1024;
