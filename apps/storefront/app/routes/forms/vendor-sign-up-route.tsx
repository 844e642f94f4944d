export { VendorSignUpScreen as default } from '../../features/forms/vendor-sign-up-screen.tsx';
