/** Sources that Intercom's manual lists for its messenger. The frame has an origin without a player. @see N-21 */
export const INTERCOM_SOURCES: readonly string[] = [
  "script-src 'self' https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' https://js.intercomcdn.com https://fonts.intercomcdn.com",
  "img-src 'self' data: blob: https://*.intercomcdn.com https://*.intercomassets.com https://*.intercomusercontent.com https://*.intercom-attachments.com",
  'media-src blob: https://*.intercomcdn.com',
  "connect-src 'self' https://*.intercom.io wss://*.intercom.io https://*.intercomcdn.com https://*.intercomusercontent.com",
  'frame-src https://intercom-sheets.com https://www.intercom-reporting.com',
  'form-action https://intercom.help https://api-iam.intercom.io',
];
