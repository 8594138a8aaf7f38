/** The platform's messages, word for word. */
export const MESSAGES = {
  notJson: 'The response is not a valid JSON response.',
  unknown: 'An unknown error occurred.',
  offline: 'You are probably offline.',
  media: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
} as const;
