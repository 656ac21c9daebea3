// Where Hugging Face takes chat completions for the models of many services.

export const HUGGING_FACE_ORIGIN = 'https://router.huggingface.co';
export const HUGGING_FACE_ROUTER = `${HUGGING_FACE_ORIGIN}/v1`;
