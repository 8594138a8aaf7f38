/** The platform's messages, word for word. */
export declare const MESSAGES: {
    readonly notJson: 'The response is not a valid JSON response.';
    readonly unknown: 'An unknown error occurred.';
    readonly offline: 'You are probably offline.';
    readonly media: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.';
};
