drop table otp;
