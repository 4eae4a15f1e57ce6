const DEVICES = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];

/** Part of `Permissions-Policy` for every page of the site: no device of the person, and no payment by the browser. */
export const NO_DEVICES = DEVICES.map((name) => `${name}=()`).join(', ');
