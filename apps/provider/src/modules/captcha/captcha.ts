export { captchaChecker } from './check-captcha.ts';
