update settings set value = '/?source=android' where key = 'android_app_link' and value = '';
